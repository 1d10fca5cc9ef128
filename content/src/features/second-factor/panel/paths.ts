/** The page of the second factor, below the panel's route. */
export const secondFactorPath = '/second-factor';

/** The endpoints of one's own second factor, below the API's route. */
export const secondFactorApi = '/users/second-factor';
