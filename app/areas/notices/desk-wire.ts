import { z } from 'zod'
import { type Permission, SUBSCRIPTION_TYPES } from '#areas/audience/model.ts'
import { romeMinuteOf } from '#platform/pure/dates.ts'
import type { DeskMessage, StoredNotice, TypedMessage, TypedNotice } from './model.ts'

/** The most that is read of a field: what is longer than allowed is refused with its words, and not without end. */
const LONGEST_TYPED = 2_000

const tags = z.array(z.string().trim().min(1).max(60)).max(30).default([])
const permission = z.object({
  visibility: z.array(z.enum(SUBSCRIPTION_TYPES)).default([]),
  wallet: tags,
  excludedWallet: tags,
})

/** Whom a form is for. With JavaScript it comes whole; without, the types are ticked one by one and the rest stays as it was. */
export function audienceIn(form: FormData): Permission {
  const { data = permission.parse({}) } = permission.safeParse(jsonIn(form.get('audience')))
  if (!form.has('plainAudience')) return data
  const ticked = form.getAll('visibility')
  return { ...data, visibility: SUBSCRIPTION_TYPES.filter((type) => ticked.includes(type)) }
}

function jsonIn(typed: FormDataEntryValue | null): unknown {
  try {
    return JSON.parse(String(typed ?? '{}').slice(0, 8_000))
  } catch {
    return {}
  }
}

const textIn = (form: FormData, name: string) => String(form.get(name) ?? '').slice(0, LONGEST_TYPED)

export function typedMessageIn(form: FormData): TypedMessage {
  return {
    text: textIn(form, 'text'),
    linkLabel: textIn(form, 'linkLabel'),
    link: textIn(form, 'link'),
    isActive: form.has('isActive'),
    audience: audienceIn(form),
  }
}

export function toTypedMessage({ text, link, isActive, audience }: Omit<DeskMessage, 'id'>): TypedMessage {
  return { text, linkLabel: link?.label ?? '', link: link?.to ?? '', isActive, audience }
}

export function typedNoticeIn(form: FormData): TypedNotice {
  return {
    title: textIn(form, 'title'),
    text: textIn(form, 'text'),
    link: textIn(form, 'link'),
    publishAt: textIn(form, 'publishAt'),
    audience: audienceIn(form),
  }
}

export function toTypedNotice({ title, text, link, publishedAt, audience }: Omit<StoredNotice, 'id'>): TypedNotice {
  return { title, text, link: link ?? '', publishAt: romeMinuteOf(publishedAt), audience }
}
