import type { ServerProps } from 'payload';
import styles from './dashboard.module.css';

/** Above the login form: the names of the schools that are edited here. Their sites show them to everybody. */
export async function LoginMark({ payload }: ServerProps) {
  const { docs } = await payload.find({
    ...{ collection: 'schools', where: { _status: { equals: 'published' } }, sort: 'id', limit: 5 },
    ...{ depth: 0, pagination: false, locale: 'fr', select: { name: true } },
  });
  return (
    <ul className={styles.mark}>
      {docs.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  );
}
