import { useCallback, useEffect, useState } from 'react'
import type { ContentCard } from '#areas/content/article-model.ts'
import type { ContentDoc } from '#areas/content/article-wire.ts'
import { fromContentDoc } from '#areas/content/doc-rules.ts'
import { useSeen } from '#areas/content/ui/fetch-when-seen.ts'
import { readCall } from '#areas/content/ui/read-call.ts'
import { toast } from '#design/toast/toast.ts'
import { askCall } from '#platform/http/ask-call.ts'
import { type CategoriesWire, fromCategories, toCategories } from '../home-wire.ts'
import { FAVORITE_NEWS } from '../model.ts'

/** NWS-018…020, BLK-001. What a member chose, asked for when it is seen; what is waiting to be saved; the news that follow from it. */
export function useFavoriteCategories(isMember: boolean, everybodys: readonly ContentCard[]) {
  const { ref, isSeen } = useSeen()
  const [saved, setSaved] = useState<readonly string[]>([])
  /** Null until somebody touches a chip: what arrives late must not undo what was chosen meanwhile. */
  const [touched, setTouched] = useState<readonly string[] | null>(null)
  const pending = touched ?? saved
  const [items, setItems] = useState(everybodys)
  const [isSaving, setSaving] = useState(false)

  const showNewsOf = useCallback(
    async (categories: readonly string[]) => {
      if (categories.length === 0) return setItems(everybodys)
      const { docs } = await readCall<{ docs: ContentDoc[] }>('/CMS/Search/EditorialContent/Ungrouped', {
        failure: 'Qualcosa è andato storto.',
        method: 'POST',
        body: {
          category: categories,
          exclude: { contentType: ['Modulo', 'Tool'] },
          criteria: { rows: FAVORITE_NEWS, offset: 0, groupingLimit: FAVORITE_NEWS, fallback: true },
        },
      })
      setItems(docs.map(fromContentDoc))
    },
    [everybodys],
  )

  useEffect(() => {
    if (!isMember || !isSeen) return
    const abort = new AbortController()
    const asked = { signal: abort.signal, failure: 'Qualcosa è andato storto.' }
    void readCall<CategoriesWire>('/categories', asked).then((categories) => {
      const chosen = fromCategories(categories)
      setSaved(chosen)
      if (chosen.length > 0) void showNewsOf(chosen)
    })
    return () => abort.abort()
  }, [isMember, isSeen, showNewsOf])

  const toggle = (slug: string) =>
    setTouched(pending.includes(slug) ? pending.filter((one) => one !== slug) : [...pending, slug])
  const save = async () => {
    setSaving(true)
    const told = await askCall<CategoriesWire>('/categories', { method: 'PUT', body: toCategories(pending) })
    setSaving(false)
    if (!told.isOk) return void toast.failed('/categories', save, 'Errore nel servizio /categories')
    const chosen = fromCategories(told.answer)
    setSaved(chosen)
    setTouched(null)
    toast.success('Categorie salvate')
    await showNewsOf(chosen)
  }
  const isChanged = pending.length !== saved.length || pending.some((slug) => !saved.includes(slug))
  return { ref, pending, items, toggle, save, isChanged, isSaving }
}
