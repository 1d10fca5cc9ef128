import type { FoundPage, MarkedText, SearchNote } from '../../data/search.ts';
import { formatDay, formatDuration, formatSpan } from '../../labels/format.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import * as styles from './found-row.module.css';

/** A text with the words marked that were found. */
function Marked({ text }: { text: MarkedText }) {
  return text.map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change
    typeof part === 'string' ? part : <mark key={index}>{part.found}</mark>,
  );
}

/** What distinguishes the page from others of its kind, in a few words. */
function useNote(note: SearchNote): string[] {
  const { t, locale } = useLabels();
  const lines = ((): (string | false | null)[] => {
    switch (note.kind) {
      case 'course':
        return [t(`level.${note.level}`), formatDuration(note.duration, locale), note.cities.join(', ')];
      case 'campus':
        return [];
      case 'page':
        return [note.rubrique];
      case 'event':
        return [
          note.cancelled && t('shell.event-cancelled'),
          t(`event-kind.${note.of}`),
          // With the year: what is over is found too.
          formatSpan(note.dateStart, note.dateEnd, locale),
          note.campus,
        ];
      case 'article':
        return [note.publishDate && formatDay(note.publishDate, locale), note.campus];
      case 'work':
        return [note.course, t('search.by-student', { student: note.student })];
      default:
        return note satisfies never;
    }
  })();
  return lines.filter((line): line is string => Boolean(line));
}

/** A page that was found: what it is at the left, its title and why it was found at the right. Renders an `<li>`. */
export function FoundRow({ page: { url, title, excerpt, note } }: { page: FoundPage }) {
  const { t } = useLabels();
  const lines = useNote(note);
  return (
    <li className={styles.row} data-family={'family' in note ? (note.family ?? undefined) : undefined}>
      <p className={styles.note}>
        <b>{t(`search.kind.${note.kind}`)}</b>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <div className={styles.words}>
        <Heading level={2} size="small">
          <a className={styles.link} href={url}>
            <Marked text={title} />
          </a>
        </Heading>
        <p className={styles.excerpt}>
          <Marked text={excerpt} />
        </p>
      </div>
    </li>
  );
}
