/**
 * What becomes of a column that names a member when an account is joined to another. `moves`: its rows are the other's from then on, but for
 * those that would be there twice, which the named columns tell. `stays`: they are of the closed account, and why. `ends`: they are deleted.
 * `handled`: the command does it.
 */
export type Joining =
  | { readonly kind: 'moves'; readonly unless?: readonly string[] }
  | { readonly kind: 'stays' | 'ends' | 'handled'; readonly why: string }

const moves: Joining = { kind: 'moves' }
/** One for each of the named columns; with none, one for each member. */
const movesOnce = (...unless: string[]): Joining => ({ kind: 'moves', unless })
const stays = (why: string): Joining => ({ kind: 'stays', why })
const handled = (why: string): Joining => ({ kind: 'handled', why })

const WORK = stays('Says who worked at the desk; an account with a role is not closed by joining.')
const LEDGER = stays('Append-only: what the account had is in it, and what passes is written anew.')
const OPENS: Joining = { kind: 'ends', why: 'It opens the closed account, which nobody enters any more.' }

/** DSK-031. CONTENTS: every column that names a member. A column missing here fails tests/duplicates.test.ts. */
export const JOINING: Readonly<Record<string, Joining>> = {
  'audit_events.member_id': stays('Append-only; notes are copied.'),
  'billing_profiles.member_id': movesOnce(),
  'carts.member_id': movesOnce(),
  'certificates.member_id': moves,
  'consent_answers.member_id': handled('The most restrictive answer is written for the account that is kept.'),
  'content_versions.author_id': WORK,
  'convention_withdrawals.member_id': movesOnce('offer_id'),
  'course_access_links.member_id': OPENS,
  'course_tutors.member_id': WORK,
  'credentials.member_id': OPENS,
  'credit_movements.member_id': LEDGER,
  'credit_operations.member_id': LEDGER,
  'credit_plans.member_id': movesOnce('period_slug'),
  'declared_credits.member_id': moves,
  'desk_choices.member_id': WORK,
  'email_changes.member_id': OPENS,
  'enrolments.member_id': handled(
    'With lessons, tests and questionnaires; of one course twice, the one that was passed.',
  ),
  'facts.member_id': stays('Heard already.'),
  'favorite_categories.member_id': movesOnce('category_slug'),
  'favorites.member_id': movesOnce('item_id'),
  'figure_alerts.member_id': WORK,
  'figure_letters.member_id': WORK,
  'files.owner_id': moves,
  'invoices.member_id': moves,
  'leads.handled_by': WORK,
  'leads.left_by': WORK,
  'leads.member_id': moves,
  'legal_cases.handled_by': WORK,
  'legal_cases.member_id': handled('Two cases of one name keep both, one with the number of the closed account.'),
  'lesson_progress.member_id': handled('With its course.'),
  'list_preferences.member_id': WORK,
  'loyalty_accounts.member_id': LEDGER,
  'loyalty_invitations.member_id': movesOnce(),
  'loyalty_lots.member_id': LEDGER,
  'loyalty_operations.member_id': handled('Points pass with the day on which each ends.'),
  'loyalty_orders.member_id': movesOnce('idempotency_key'),
  'mail_links.member_id': OPENS,
  'member_absences.member_id': stays('Says on which days the closed account did not count.'),
  'member_archives.member_id': stays('An archive of the closed account as it was; it ends by itself.'),
  'member_details.member_id': handled('What the kept account does not say is taken from the closed one.'),
  'member_details.joined_into': handled('Accounts joined to the closed one lead to the kept one.'),
  'member_import_rows.member_id': stays('Says which row of a file made the account.'),
  'member_labels.member_id': movesOnce('label_id'),
  'member_notices.member_id': moves,
  'member_roles.member_id': WORK,
  'member_sort_changes.member_id': stays('Says for a minute that something changed; the kept account has its own.'),
  'member_sort_keys.member_id': stays('Follows from what the closed account is left with.'),
  'member_traits.member_id': stays('Says in which group the closed account counted.'),
  'member_visits.member_id': movesOnce('day'),
  'not_duplicates.one_id': stays('What was said of the closed account.'),
  'not_duplicates.other_id': stays('What was said of the closed account.'),
  'not_duplicates.marked_by': WORK,
  'notice_reads.member_id': movesOnce('notice_id'),
  'obligation_facts.member_id': moves,
  'orders.member_id': moves,
  'owned_products.member_id': moves,
  'page_versions.author_id': WORK,
  'page_versions.published_by': WORK,
  'passkeys.member_id': OPENS,
  'payments.member_id': moves,
  'premium_periods.member_id': handled('Of two that begin together, the longer.'),
  'press_digest_papers.member_id': stays('Letters that were sent to the closed account.'),
  'press_digests.member_id': stays('Letters that were sent to the closed account.'),
  'press_reading_list.member_id': movesOnce('pmid'),
  'press_review_subscriptions.member_id': stays('Nobody is written to for having asked it with another account.'),
  'professional_card_bonuses.member_id': movesOnce('subscription_start'),
  'professional_cards.member_id': movesOnce(),
  'questionnaires.member_id': handled('With its course.'),
  'recovery_codes.member_id': OPENS,
  'report_data_requests.member_id': movesOnce('course_id'),
  'request_answers.author_id': WORK,
  'request_notes.author_id': WORK,
  'request_readers.reader_id': WORK,
  'second_factors.member_id': OPENS,
  'security_emails.member_id': stays('What was written to the closed account.'),
  'segment_people.member_id': stays(
    'Says who was in a segment yesterday; the next count takes the closed account out.',
  ),
  'segments.owner_id': WORK,
  'service_requests.member_id': moves,
  'sessions.member_id': handled('Ended.'),
  'staff_invitations.invited_by': WORK,
  'staff_invitations.member_id': OPENS,
  'static_portfolios.member_id': movesOnce('code'),
  'suspensions.member_id': movesOnce(),
  'test_attempts.member_id': handled('With its course.'),
  'trainee_identities.member_id': movesOnce(),
  'triennial_letters.member_id': movesOnce('month'),
  'view_as_visits.member_id': moves,
  'view_as_visits.staff_id': WORK,
  'wallets.member_id': handled('Credits pass to the wallet of the same name, or the wallet itself does.'),
}
