import { useEffect, useRef } from 'react';
import { useLabels } from '../../labels/use-labels.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import type { Listing } from './choice.ts';
import * as styles from './choice-step.module.css';
import { whyFailed } from './crm-requests.ts';

interface ChoiceStepProps {
  number: number;
  title: string;
  list: Listing<{ slug: string; name: string }>;
  chosen: string | null;
  /** what stands there while there is nothing to choose from, and where a list is empty */
  waiting: string;
  empty: string;
  /** the three actions wear the colour of actions */
  look?: 'action';
  onChoose: (slug: string) => void;
  onRetry: () => void;
}

/** One step of the popin: a list of which one item may be pressed, its skeleton, or why it is not there. */
export function ChoiceStep({ number, title, look, ...list }: ChoiceStepProps) {
  return (
    <fieldset className={styles.step} data-look={look} aria-busy={list.list.status === 'loading'}>
      <legend className={styles.title}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        {title}
      </legend>
      <Choices {...list} />
    </fieldset>
  );
}

function Choices({
  list,
  chosen,
  waiting,
  empty,
  onChoose,
  onRetry,
}: Omit<ChoiceStepProps, 'number' | 'title' | 'look'>) {
  const { t } = useLabels();
  switch (list.status) {
    case 'none':
      return <p className={styles.hint}>{waiting}</p>;
    case 'loading':
      return <div className={styles.skeleton} aria-hidden="true" />;
    case 'failed':
      return (
        <div className={styles.failure}>
          <Notice tone="alert">
            <p>{t(whyFailed())}</p>
          </Notice>
          <Button onClick={onRetry}>{t('crm.retry')}</Button>
        </div>
      );
    case 'loaded':
      if (list.items.length === 0) return <p className={styles.hint}>{empty}</p>;
      return <Toggles items={list.items} chosen={chosen} onChoose={onChoose} />;
    default:
      return list satisfies never;
  }
}

interface TogglesProps extends Pick<ChoiceStepProps, 'chosen' | 'onChoose'> {
  items: readonly { slug: string; name: string }[];
}

function Toggles({ items, chosen, onChoose }: TogglesProps) {
  const list = useRef<HTMLUListElement>(null);
  // What has just arrived may be below the fold of the panel.
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <ul ref={list} className={styles.choices}>
      {items.map(({ slug, name }) => (
        <li key={slug}>
          <button type="button" className={styles.choice} aria-pressed={slug === chosen} onClick={() => onChoose(slug)}>
            <span className={styles.name}>{name}</span>
            <span className={styles.mark}>
              <Icon name="check" size="small" />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
