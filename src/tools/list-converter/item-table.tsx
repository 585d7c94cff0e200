import { LongText, useLongList, useMessages } from '#kit';
import styles from './list-converter.module.css';
import type en from './locales/en.json';
import type { Frequency } from './logic.ts';

/** How often each item occurs. By hand, as a `Table` puts the columns below each other in a pane. */
export function ItemTable({ frequencies }: { frequencies: readonly Frequency[] }) {
  const t = useMessages<typeof en.ui>();
  const { shown, more } = useLongList(frequencies);
  return (
    <>
      <table className={styles['items']} aria-label={t('frequencies')}>
        <thead>
          <tr>
            <th scope="col">{t('times')}</th>
            <th scope="col">{t('item')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ item, count }) => (
            <tr key={item}>
              <td>{count}</td>
              <td className="n-mono">
                <LongText label={item.slice(0, 40)}>{item}</LongText>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more}
    </>
  );
}
