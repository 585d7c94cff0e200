import { Link } from '../../routes/link.tsx';

export default function LinkDemo() {
  return (
    <p>
      A link to the <Link to="/about">about page</Link>.
    </p>
  );
}
