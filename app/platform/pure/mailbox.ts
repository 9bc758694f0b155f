const GMAIL = ['gmail.com', 'googlemail.com']

/** IDN-012. The mailbox an address reaches, however it is spelled: letters, a +tag, the dots of Gmail. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  const name = local.replace(/\+.*$/s, '')
  return GMAIL.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** IDN-011. An address that its owner recognises and nobody else reads: g…@example.it. */
export function maskedEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  return `${local.slice(0, 1)}…@${domain}`
}
