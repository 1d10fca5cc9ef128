import { pathTo } from '@vitrine/contract/routes/build-url.ts';
import { makings, startingPoints } from '@vitrine/contract/vocabulary/finder-answers.ts';
import { rhythms } from '@vitrine/contract/vocabulary/vocabulary.ts';
import { type Question, questions } from '../../data/finder.ts';
import type { FinderData } from '../../data/screen-data.ts';
import { formatEuros } from '../../labels/format.ts';
import { useLabels } from '../../labels/use-labels.tsx';
import { Button } from '../../ui/button/button.tsx';
import { TextLink } from '../../ui/link/text-link.tsx';
import * as styles from './finder-form.module.css';

interface Option {
  value: string;
  label: string;
}

/** A question with its answers, of which one may be chosen. */
function QuestionFields({ question, options, chosen }: { question: Question; options: Option[]; chosen: string }) {
  const { t } = useLabels();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.title}>
        <span className={styles.number} aria-hidden="true">
          {questions.indexOf(question) + 1}
        </span>
        {t(`finder.questions.${question}`)}
      </legend>
      {options.map(({ value, label }) => (
        <label key={value} className={styles.choice}>
          <input type="radio" name={question} value={value} defaultChecked={value === chosen} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The five questions: a plain GET form, whose answers are its query. */
export function FinderForm({ answers, campuses, budgets }: Pick<FinderData, 'answers' | 'campuses' | 'budgets'>) {
  const { t, locale } = useLabels();
  const any: Option = { value: '', label: t('finder.any') };
  const unanswered: Option = { value: '', label: t('finder.unanswered') };
  const options: Record<Question, Option[]> = {
    now: [...startingPoints.map((value) => ({ value, label: t(`finder.now.${value}`) })), unanswered],
    make: [...makings.map((value) => ({ value, label: t(`finder.make.${value}`) })), unanswered],
    campus: [...campuses.map(({ slug, name }) => ({ value: slug, label: name })), any],
    rhythm: [...rhythms.map((value) => ({ value, label: t(`finder.rhythm.${value}`) })), any],
    budget: [
      ...budgets.map((amount) => ({
        value: String(amount),
        label:
          amount === 0 ? t('finder.budget.nothing') : t('finder.budget.most', { amount: formatEuros(amount, locale) }),
      })),
      any,
    ],
  };
  return (
    <form className={styles.form} action={pathTo('finder', locale)} method="get" aria-label={t('finder.form')}>
      {questions.map((question) => (
        <QuestionFields
          key={question}
          question={question}
          options={options[question]}
          chosen={String(answers[question] ?? '')}
        />
      ))}
      <div className={styles.foot}>
        <Button type="submit" icon="arrow-right">
          {t('finder.submit')}
        </Button>
        {Object.keys(answers).length > 0 && (
          <TextLink href={pathTo('finder', locale)} icon="close">
            {t('finder.restart')}
          </TextLink>
        )}
        <p className={styles.kept}>{t('finder.kept')}</p>
      </div>
    </form>
  );
}
