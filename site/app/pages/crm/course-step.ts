/** The field by which the form of the second step says that a course is chosen in it, not a campus. */
export const courseStep = 'choose-course';
