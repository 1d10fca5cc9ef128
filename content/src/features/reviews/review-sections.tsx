import type { PanelLanguage } from '../../panel/panel-language.ts';
import { formatInParis } from '../../paris-time/paris-moment.ts';
import type { ListedReview } from './read-reviews.ts';
import { reviewLabels } from './review-labels.ts';

interface ReviewSectionsProps {
  /** `null` for those who review nothing */
  open: readonly ListedReview[] | null;
  own: readonly ListedReview[];
  language: PanelLanguage;
}

/** On the dashboard: the documents that wait for a review, and the requests of the account itself with their state. */
export function ReviewSections({ open, own, language }: ReviewSectionsProps) {
  const say = reviewLabels[language];
  const stateOf = ({ ended }: ListedReview) => {
    if (!ended) return say.waiting;
    return ended.outcome === 'published' ? say.published : say.reviewed(ended.by);
  };
  return (
    <>
      {open ? (
        <section aria-labelledby="open-reviews">
          <h2 id="open-reviews">{say.toReview}</h2>
          {open.length === 0 ? <p>{say.noReviews}</p> : null}
          <ul>
            {open.map((review) => (
              <li key={review.id}>
                <a href={review.href}>{review.name}</a>{' '}
                <span>{say.by(review.requestedBy, formatInParis(review.requestedAt, language))}</span>
                <p>{review.comment}</p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {own.length > 0 ? (
        <section aria-labelledby="own-reviews">
          <h2 id="own-reviews">{say.ownRequests}</h2>
          <ul>
            {own.map((review) => (
              <li key={review.id}>
                <a href={review.href}>{review.name}</a> <span>{stateOf(review)}</span>
                {review.ended?.answer ? <p>{review.ended.answer}</p> : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
