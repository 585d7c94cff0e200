import { Disclosure } from '#kit';

export default function DisclosureDemo() {
  return (
    <>
      <Disclosure label="Few visits need this">
        <p>What was folded away.</p>
      </Disclosure>
      <Disclosure label="Something in it counts now" isUsed>
        <p>So it is open.</p>
      </Disclosure>
    </>
  );
}
