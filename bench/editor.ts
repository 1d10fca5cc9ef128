import { logIn } from '../e2e/environment/editor.ts';

/** An editor of the sample, logged in. */
export interface Editor {
  /** Publishes a course, which lists show, under a title that it never had. @returns the title */
  renameCourse: () => Promise<string>;
}

/** Logs an editor in at a content service. */
export async function logInEditor(contentUrl: string): Promise<Editor> {
  const { find, change } = await logIn(contentUrl);
  const course = await find('courses', 'slug', 'design-objet');
  return {
    renameCourse: async () => {
      const title = `Design d’objet ${Date.now()}`;
      await change('courses', course.id, { title, _status: 'published' });
      return title;
    },
  };
}
