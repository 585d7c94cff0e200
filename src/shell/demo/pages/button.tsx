import { Button, IconButton } from '#kit';

const LOOKS = ['default', 'primary', 'text', 'danger'] as const;
const SIZES = ['small', 'medium', 'large'] as const;

export default function ButtonDemo() {
  return LOOKS.map((look) => (
    <div key={look} className="n-line">
      {SIZES.map((size) => (
        <Button key={size} look={look} size={size}>
          {look} {size}
        </Button>
      ))}
      <Button look={look} icon="refresh">
        With an icon
      </Button>
      <Button look={look} disabled>
        Disabled
      </Button>
      <Button look={look} done icon="check">
        Done
      </Button>
      {SIZES.map((size) => (
        <IconButton key={size} look={look} size={size} icon="heart" label={`${look} ${size} icon`} />
      ))}
    </div>
  ));
}
