import { listStaff } from '#areas/account/correction-store.server.ts'
import { hasArticles } from '#areas/content/desk-store.server.ts'
import { listPages } from '#areas/content/store.server.ts'
import { hasCourses } from '#areas/courses/desk-store.server.ts'
import { listProducts } from '#areas/plans/store.server.ts'
import { hasInventedCompany, hasInventedIban } from '#platform/env.server.ts'
import type { PageParts } from '#platform/http/page-parts.server.ts'
import { type FirstStep, firstSteps } from './first-steps.ts'

const LEGAL_TEXTS = ['/informativa-privacy', '/termini-e-condizioni', '/privacy-policy', '/cookie-policy']

/** What is left to do before a real club opens its doors; nothing once all of it is done, and nothing in a demo, which is open. */
export async function listFirstSteps(parts: PageParts): Promise<FirstStep[]> {
  if (parts.isDemo) return []
  const { db, now, club, sendsMail = false, hasOwnSender = false } = parts
  const [pages, products, courses, articles, staff] = await Promise.all([
    listPages(db),
    listProducts(db, now),
    hasCourses(db),
    hasArticles(db),
    listStaff(db, 2),
  ])
  // The first version of each page is the one every club begins with.
  const isRewritten = (at: string) =>
    pages.some(({ path, publishedNumber }) => path === at && (publishedNumber ?? 0) > 1)
  const steps = firstSteps({
    hasOwnCompany: !hasInventedCompany(club),
    hasOwnLook: Boolean(club.look ?? club.logo),
    sendsMail: sendsMail && hasOwnSender,
    isPaid: !hasInventedIban(club),
    hasOwnHome: isRewritten('/'),
    hasOwnLegalTexts: LEGAL_TEXTS.every(isRewritten),
    sells: products.some(({ isOnSale }) => isOnSale),
    hasContents: articles,
    hasCourses: courses,
    hasTeam: staff.length > 1,
  })
  return steps.every(({ isDone }) => isDone) ? [] : steps
}
