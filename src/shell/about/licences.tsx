import licences from 'virtual:licences';
import styles from './licences.module.css';

/** The libraries that are part of the site, each with the words of its licence. */
export default function Licences() {
  return (
    <ul className={styles['root']} data-literal>
      {licences.map(({ name, version, licence, text }) => (
        <li key={`${name} ${version}`}>
          {text === '' ? (
            <p>
              <span className="n-mono">{name}</span> {version} · {licence}
            </p>
          ) : (
            <details>
              <summary>
                <span className="n-mono">{name}</span> {version} · {licence}
              </summary>
              <pre>{text}</pre>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
