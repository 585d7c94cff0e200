import { Link } from '../../parts/link.tsx';

export default function LinkDemo() {
  return (
    <p>
      A link to the <Link to="/about">about page</Link>.
    </p>
  );
}
