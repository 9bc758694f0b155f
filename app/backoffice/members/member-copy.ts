import type { AuditKind } from '#areas/account/audit-model.ts'

/** What happened to an account, in the words of whoever answers the telephone. */
export const AUDIT_WORDS: Record<AuditKind, string> = {
  'signed-in': 'È entrato',
  'sign-in-denied': 'Accesso rifiutato',
  'sign-in-delayed': 'Accesso rimandato: troppi tentativi',
  'signed-out-everywhere': 'Chiuse tutte le sessioni',
  registered: 'Si è registrato',
  'trial-activated': 'Ha attivato la prova',
  'recovery-asked': 'Chiesta una nuova password',
  'password-reset': 'Ha scelto una nuova password dalla lettera',
  'password-changed': 'Ha cambiato la password',
  'email-verified': 'Ha confermato l’e-mail',
  'profile-completed': 'Ha completato il profilo',
  'account-changed': 'Ha cambiato i suoi dati',
  'passkey-added': 'Ha aggiunto una passkey',
  'passkey-removed': 'Tolta una passkey',
  'data-exported': 'Ha scaricato i suoi dati',
  'account-deleted': 'Ha cancellato l’account',
  'role-changed': 'Cambiato il ruolo',
  'member-viewed': 'Visto dalla redazione',
  'member-corrected': 'Corretto dalla redazione',
  'course-edited': 'Lavoro su un corso',
  'rubric-edited': 'Lavoro su una rubrica',
  'frame-edited': 'Lavoro su menù, barra o avvisi',
  'convention-edited': 'Lavoro su una convenzione',
  'legal-case-viewed': 'Vista una sua causa',
  'legal-case-edited': 'Lavoro su una sua causa',
  'club-edited': 'Lavoro su nome, dati o aspetto del Club',
}

export const ROLE_WORDS = { editor: 'Redattore', operator: 'Operatore', administrator: 'Amministratore' } as const
