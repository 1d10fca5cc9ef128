/**
 * The accounts of the sample, with the passwords that they have on a local address only. The site's own account is not
 * here: its name and password are settings (`CONTENT_USERNAME`, `CONTENT_PASSWORD`).
 */
export const sampleAccounts = {
  admin: { name: 'Administration', email: 'admin@ecole-meridienne.example', password: 'local-admin-password' },
  editor: { name: 'Rédaction', email: 'redaction@ecole-meridienne.example', password: 'local-editor-password' },
  secondEditor: {
    name: 'Rédaction Atelier Ponant',
    email: 'redaction@atelier-ponant.example',
    password: 'local-ponant-editor',
  },
  secondService: {
    name: 'Site Atelier Ponant',
    email: 'site@atelier-ponant.example',
    password: 'local-ponant-password',
  },
} as const;

export type SampleAccount = (typeof sampleAccounts)[keyof typeof sampleAccounts];
