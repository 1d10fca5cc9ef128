import type { CampusSummary } from '../../../data/model.ts';
import { Card } from '../../../ui/card/card.tsx';
import { pictureProps } from '../content-picture.tsx';

interface CampusCardProps {
  campus: CampusSummary;
  /** a last line: how many courses it teaches, for example */
  note?: string;
  level?: 2 | 3 | 4;
  /** the first picture of its page: loaded at once and first */
  priority?: boolean;
}

/** A campus: its picture, its city, its introduction. Put it in an `<li>` of ui `Cards`. */
export function CampusCard({ campus, note, level = 3, priority = false }: CampusCardProps) {
  return (
    <Card
      href={campus.url}
      title={campus.title}
      eyebrow={campus.title.includes(campus.city) ? undefined : campus.city}
      level={level}
      meta={[campus.introduction, note ?? ''].filter(Boolean)}
      picture={campus.image ? { ...pictureProps(campus.image), priority } : undefined}
    />
  );
}
