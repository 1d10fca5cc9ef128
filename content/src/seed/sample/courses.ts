import { bachelorCourses } from './courses-bachelor.ts';
import { masterCourses } from './courses-master.ts';
import type { SampleCourse } from './sample-types.ts';

/** The ten courses of the sample school, each family's bachelor before its master, the foundation year last. */
export const courses: SampleCourse[] = [
  'architecture-interieure',
  'design-interieur',
  'design-objet',
  'design-mobilier',
  'design-graphique',
  'direction-artistique',
  'design-mode',
  'design-textile-matieres',
  'design-interaction',
  'annee-preparatoire',
].map(courseOf);

function courseOf(slug: string): SampleCourse {
  const course = [...bachelorCourses, ...masterCourses].find((candidate) => candidate.slug.fr === slug);
  if (!course) throw new Error(`The sample has no course '${slug}'.`);
  return course;
}
