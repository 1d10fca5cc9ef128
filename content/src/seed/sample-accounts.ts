/**
 * The accounts of the sample, with the passwords that they have where `SITE_URL` is a loopback address. The site's own account is
 * not here: its name is a setting (`CONTENT_USERNAME`), and it has no password.
 */
export const sampleAccounts = {
  admin: { name: 'Administration', email: 'admin@ecole-meridienne.example', password: 'local-admin-password' },
  editor: { name: 'Rédaction', email: 'redaction@ecole-meridienne.example', password: 'local-editor-password' },
  contributor: {
    name: 'Contribution',
    email: 'contribution@ecole-meridienne.example',
    password: 'local-contributor-password',
  },
  secondEditor: {
    name: 'Rédaction Atelier Ponant',
    email: 'redaction@atelier-ponant.example',
    password: 'local-ponant-editor',
  },
  secondService: {
    name: 'Site Atelier Ponant',
    email: 'site@atelier-ponant.example',
  },
} as const;

/** An account that logs in on the panel. */
export type SamplePerson = (typeof sampleAccounts)['admin' | 'editor' | 'contributor' | 'secondEditor'];
