import { Icon } from '#kit';

const NAMES = Object.keys(import.meta.glob('../../../kit/icons/*.svg'))
  .map((path) => path.replace(/^.*\/|\.svg$/g, ''))
  .sort();

export default function IconDemo() {
  return (
    <ul className="n-line">
      {NAMES.map((name) => (
        <li key={name} className="n-line">
          <Icon name={name} />
          <span className="n-mono">{name}</span>
        </li>
      ))}
    </ul>
  );
}
