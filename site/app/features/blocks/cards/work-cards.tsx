import type { WorkEntry } from '../../../data/model.ts';
import { Cards } from '../../../ui/card/card.tsx';
import { WorkCard } from './work-card.tsx';

/** A few works of students side by side, the larger the fewer they are. */
export function WorkCards({ works }: { works: readonly WorkEntry[] }) {
  return (
    <Cards columns={works.length === 3 ? '3' : works.length > 3 ? '4' : '2'} strip>
      {works.map((work) => (
        <li key={work.id}>
          <WorkCard work={work} size={works.length > 2 ? 'third' : 'half'} />
        </li>
      ))}
    </Cards>
  );
}
