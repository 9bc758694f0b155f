import { randomUUID } from 'node:crypto'
import type { Disk } from 'flydrive'
import { findDetails } from '#areas/account/details-store.server.ts'
import { requireProvedMailbox } from '#areas/account/mailbox-proof-commands.server.ts'
import type { Member, SubscriptionType } from '#areas/audience/model.ts'
import { bumpRevision } from '#areas/content/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict, InvalidInput, NotAllowed, Unavailable } from '#platform/errors.ts'
import { announce } from '#platform/facts/store.server.ts'
import { putFile } from '#platform/files/commands.server.ts'
import type { StoredFile } from '#platform/files/model.ts'
import { listFilesOf } from '#platform/files/store.server.ts'
import type { SentFile } from '#platform/http/call.server.ts'
import { createPace } from '#platform/http/pace.server.ts'
import type { ScannerPort } from '#platform/outside/scanner/port.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { addBonusCredits, findSubscriptionStart } from './bonus-store.server.ts'
import { BONUS_CREDITS, NO_DETAILS, type ProfessionalCard, YES } from './model.ts'
import {
  earnsBonus,
  hidesFlags,
  isAdult,
  mayActivatePharmaCare,
  mayHaveContacts,
  slugOf,
  withOneMain,
} from './rules.ts'
import {
  type CardChange,
  findCardOf,
  insertBonus,
  insertCard,
  isSlugTaken,
  lockCardOf,
  ownsFile,
  updateCard,
} from './store.server.ts'
import { type CardPatch, patchedDetails, visibilityOf } from './wire.ts'

export type Saving = {
  member: Pick<Member, 'id' | 'name' | 'surname' | 'emailVerifiedAt'>
  type: SubscriptionType
  patch: CardPatch
  now: Date
}

/** Writes what changed of a member's own card, making the card the first time (CRD-012). */
export async function saveCard(db: Db, { member, type, patch, now }: Saving): Promise<ProfessionalCard> {
  return db.transaction(async (tx) => {
    const before = (await lockCardOf(tx, member.id)) ?? (await openCard(tx, member, now))
    const after = changedCard(before, patch, type, now)
    await checkCard(tx, { before, after, type, now, patch })
    if (before.visibility === 'private' && after.visibility !== 'private') await requireProvedMailbox(tx, member)
    await updateCard(tx, before.id, after, now)
    if (patch.createBonus) await awardBonus(tx, { memberId: member.id, type, after, now })
    if (isListedDifferently(before, after)) await relist(tx, member.id, after)
    if (after.visibility !== 'private') await announce(tx, { kind: 'card-published', memberId: member.id, now })
    return (await findCardOf(tx, member.id)) ?? before
  })
}

async function openCard(db: Db, member: Saving['member'], now: Date): Promise<ProfessionalCard> {
  const id = randomUUID()
  const name = `${member.name} ${member.surname}`
  const card = { id, memberId: member.id, firstName: member.name, lastName: member.surname, details: NO_DETAILS, now }
  // Of two saves at once the second finds the card of the first; a namesake at once leaves the plain name to the other.
  for (const isTaken of [await isSlugTaken(db, slugOf(name, id, false)), true]) {
    await insertCard(db, { ...card, slug: slugOf(name, id, isTaken) })
    const opened = await lockCardOf(db, member.id)
    if (opened) return opened
  }
  throw new Error('A card was not written.')
}

function changedCard(before: ProfessionalCard, patch: CardPatch, type: SubscriptionType, now: Date): CardChange {
  const written = patchedDetails(before.details, patch)
  const details = { ...written, professions: withOneMain(written.professions) }
  const visibility = patch.visibility ? visibilityOf(patch.visibility) : before.visibility
  const { firstName, lastName } = before
  return {
    firstName,
    lastName,
    details,
    visibility,
    pictureFileId: patch.profilePicture === undefined ? before.pictureFileId : patch.profilePicture || null,
    step: Math.max(before.step, patch.step ?? 1),
    hasAcceptedPrivacy: before.hasAcceptedPrivacy || patch.privacyFlag === YES,
    hasAcceptedTerms: before.hasAcceptedTerms || patch.termsOfServiceFlag === YES,
    contactVisibility: patch.contactDataVisibility
      ? visibilityOf(patch.contactDataVisibility)
      : before.contactVisibility,
    // CRD-010: what was activated stays, whoever may see the card and whatever the subscription has become.
    pharmaCare:
      patch.pharmaCareActive && !before.pharmaCare && mayActivatePharmaCare(type, details.professions)
        ? { id: randomUUID(), status: 1, createdOn: now }
        : before.pharmaCare,
    publishedAt: before.publishedAt ?? (visibility === 'private' ? null : now),
  }
}

type Checked = { before: ProfessionalCard; after: CardChange; type: SubscriptionType; now: Date; patch: CardPatch }

async function checkCard(db: Db, { before, after, type, now, patch }: Checked): Promise<void> {
  const errors: Record<string, string> = {}
  if (!after.hasAcceptedPrivacy)
    errors.privacyFlag = 'Per salvare la scheda serve la presa visione dell’informativa privacy.'
  if (!after.hasAcceptedTerms)
    errors.termsOfServiceFlag = 'Per salvare la scheda serve l’accettazione dei termini del servizio.'
  if (after.visibility !== 'private' && after.details.professions.length === 0)
    errors.professions = 'Prima di pubblicare la scheda aggiungi almeno una professione.'
  if (Object.keys(errors).length > 0) throw new InvalidInput(errors)
  if ((patch.contacts || patch.contactDataVisibility) && !mayHaveContacts(type))
    throw new NotAllowed('La sezione Contatti è riservata agli utenti Premium.')
  if (patch.pharmaCareActive && !after.pharmaCare)
    throw new NotAllowed('Pharmacare è riservato a infermieri e fisioterapisti Premium.')
  if (before.isHeld && after.visibility !== 'private')
    throw new NotAllowed('La scheda è sospesa: correggi quello che ti abbiamo chiesto e la riapriamo noi.')
  if (after.visibility !== 'private' && !isAdult((await findDetails(db, before.memberId)).birthDate, now))
    throw new NotAllowed('La scheda può essere pubblicata solo da chi ha compiuto 18 anni.')
  await checkFiles(db, before, after)
}

async function checkFiles(db: Db, before: ProfessionalCard, after: CardChange): Promise<void> {
  const known = new Set([before.pictureFileId, ...before.details.certifications.map(({ fileId }) => fileId)])
  for (const fileId of [after.pictureFileId, ...after.details.certifications.map((each) => each.fileId)])
    if (fileId && !known.has(fileId) && !(await ownsFile(db, before.memberId, fileId)))
      throw new InvalidInput({ file: 'Il file non esiste più: caricalo di nuovo.' })
}

/** CRD-015. Whoever asked already, or holds no ecm wallet, is given nothing and told nothing: the card is saved all the same. */
async function awardBonus(
  db: Db,
  { memberId, type, after, now }: { memberId: string; type: SubscriptionType; after: CardChange; now: Date },
): Promise<void> {
  if (!earnsBonus(type, after.visibility)) return
  const subscriptionStart = await findSubscriptionStart(db, memberId, now)
  if (!subscriptionStart) return
  if (await insertBonus(db, { memberId, subscriptionStart, credits: BONUS_CREDITS, now }))
    await addBonusCredits(db, memberId, BONUS_CREDITS, now)
}

/**
 * Each time the pages kept for everybody are made anew: whoever writes a card does it a few times, whoever does it for ever waits. Who
 * hides it never does.
 */
const secondsToWait = createPace({ atOnce: 30, perSecond: 1 / 60 })

async function relist(db: Db, memberId: string, { visibility }: Pick<CardChange, 'visibility'>): Promise<void> {
  const seconds = visibility === 'private' ? 0 : secondsToWait(memberId, performance.now())
  if (seconds > 0)
    throw new Unavailable('Hai cambiato la scheda molte volte in poco tempo: riprova tra un minuto.', seconds, 429)
  await bumpRevision(db)
}

/** Lists and sections are kept: they become old when what they show of a card changes, and only then. */
function isListedDifferently(before: ProfessionalCard, after: CardChange): boolean {
  if (before.visibility === 'private' && after.visibility === 'private') return false
  const listed = ({
    visibility,
    pictureFileId,
    details: { professions },
  }: Pick<CardChange, 'visibility' | 'pictureFileId' | 'details'>) =>
    JSON.stringify([visibility, pictureFileId, professions])
  return listed(before) !== listed(after) || hidesFlags(before) !== hidesFlags(after)
}

/** A member may leave some uploads unused, not many nor heavy: an account costs nothing, and a disk ends. */
const MOST_FILES = 60
const MOST_BYTES = 120 * 1024 * 1024
/** What is sent together would not be counted: of so many at once each sees the same room. Counted by this process, as a brake. */
const MOST_AT_ONCE = 3
const arriving = new Map<string, number>()

type CardUpload = {
  member: Pick<Member, 'id' | 'emailVerifiedAt'>
  kind: 'image' | 'document'
  file: SentFile
  scanner: ScannerPort | null
  now: Date
}

export async function uploadCardFile(db: Db, disk: Disk, upload: CardUpload): Promise<StoredFile> {
  await requireProvedMailbox(db, upload.member)
  const memberId = upload.member.id
  const others = arriving.get(memberId) ?? 0
  if (others >= MOST_AT_ONCE) throw new Conflict('Altri tuoi file stanno ancora arrivando: aspetta che finiscano.')
  arriving.set(memberId, others + 1)
  try {
    return await putCardFile(db, disk, upload)
  } finally {
    const left = (arriving.get(memberId) ?? 1) - 1
    if (left > 0) arriving.set(memberId, left)
    else arriving.delete(memberId)
  }
}

async function putCardFile(db: Db, disk: Disk, upload: CardUpload): Promise<StoredFile> {
  const { member, kind, file, scanner, now } = upload
  const memberId = member.id
  const uploads = await listFilesOf(db, memberId)
  const bytes = uploads.reduce((sum, { byteSize }) => sum + byteSize, file.bytes.byteLength)
  if (uploads.length >= MOST_FILES || bytes > MOST_BYTES)
    throw new Conflict('Hai caricato troppi file: quelli che non usi vengono tolti ogni notte, riprova domani.')
  // Before anything else: what is infected is kept nowhere, whatever it claims to be.
  const verdict = (await scanner?.scan(file.bytes)) ?? { kind: 'clean' }
  if (verdict.kind === 'infected') {
    const reason = verdict.signature.slice(0, 200)
    await recordTrail(db, { at: now, kind: 'infected-file-refused', memberId, reason })
    throw new InvalidInput({ file: 'Il file contiene un virus e non è stato accettato.' })
  }
  return putFile(db, disk, {
    ...file,
    awaitsScan: verdict.kind === 'unanswered',
    accepts: kind === 'image' ? ['image'] : ['document', 'image'],
    ownerId: memberId,
    isPublic: false,
    isSquare: kind === 'image',
  })
}
