/** What is said where a call of the popin failed: without a connection there is nothing to retry yet. */
export function whyFailed(): 'app.needs-connection' | 'crm.failed' {
  return navigator.onLine ? 'crm.failed' : 'app.needs-connection';
}
