import licences from 'virtual:licences';
import { Disclosure } from '#kit/parts/disclosure.tsx';
import styles from './licences.module.css';

/** The libraries that are part of the site, each with the words of its licence. */
export default function Licences() {
  return (
    <ul className={styles['root']} data-literal>
      {licences.map(({ name, version, licence, text }) => {
        const library = (
          <span>
            <span className="n-mono">{name}</span> {version} · {licence}
          </span>
        );
        return (
          <li key={`${name} ${version}`}>
            {text === '' ? (
              <p>{library}</p>
            ) : (
              <Disclosure label={library}>
                <pre>{text}</pre>
              </Disclosure>
            )}
          </li>
        );
      })}
    </ul>
  );
}
