import { data, redirect, useNavigation } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { CoverArt } from '#design/cover-art/cover-art.tsx'
import { DeskHead } from '#design/desk/desk-head.tsx'
import { FileField } from '#design/file-field/file-field.tsx'
import { Form } from '#design/form/form.tsx'
import { MoveButtons } from '#design/form/move-buttons.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { Select } from '#design/select/select.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { InvalidInput } from '#platform/errors.ts'
import { fileInForm } from '#platform/http/one-file.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { addSlide, moveInWindow, WINDOW_LISTS } from '../desk-commands.server.ts'
import { DESK_CRUMBS, DESK_PATH, STATE_WORDS } from '../desk-copy.ts'
import { offerState } from '../desk-rules.ts'
import { listShopNames } from '../desk-store.server.ts'
import { BEST_OFFERS, SLIDES, TOP_SHOPS } from '../model.ts'
import { idIn } from '../rules.ts'
import { ConventionTabs } from '../ui/convention-tabs.tsx'
import { listDeskSlides, listRankedOffers, listRankedShops } from '../window-store.server.ts'
import type { Route } from './+types/staff-window'

/** CNV-017…020. What the club puts first: the best offers, the shops members like most, the promotions. */
export async function loader({ context }: Route.LoaderArgs) {
  staffOf(context, 'conventions.write')
  const { db, now } = partsOf(context)
  const [best, top, slides, shops] = await Promise.all([
    listRankedOffers(db, now),
    listRankedShops(db),
    listDeskSlides(db),
    listShopNames(db),
  ])
  return {
    best: best.map((offer) => ({
      id: offer.id,
      title: offer.title,
      shopName: offer.shopName,
      state: offerState(offer, now),
    })),
    top,
    slides,
    shops: shops.map(({ id, name }) => ({ value: String(id), label: name })),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { id: staffId } = staffOf(context, 'conventions.write')
  const { db, now, disk } = partsOf(context)
  const form = await request.formData()
  const by = { staffId, now }
  const here = `${DESK_PATH}/vetrina`
  for (const list of WINDOW_LISTS) {
    const id = idIn(String(form.get(list) ?? ''))
    if (id === null) continue
    await moveInWindow(db, disk, { list, id, move: String(form.get('move')), ...by })
    return redirect(here)
  }
  const title = String(form.get('title') ?? '').slice(0, 300)
  const shop = String(form.get('shop') ?? '')
  const refuse = (errors: Record<string, string>) => data({ errors, title, shop }, 400)
  try {
    const file = await fileInForm(form, 'file')
    const errors = await addSlide(db, disk, { title, shopId: idIn(shop), file, ...by })
    return errors ? refuse(errors as Record<string, string>) : redirect(here)
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error
    return refuse(error.fields)
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Vetrina delle convenzioni | Redazione' },
  { name: 'robots', content: 'noindex' },
]

const row = 'flex flex-wrap items-center gap-3 border-line border-t px-5 py-2 first:border-t-0'

export default function StaffWindowPage({ loaderData, actionData }: Route.ComponentProps) {
  const { best, top, slides, shops } = loaderData
  const isPending = useNavigation().state !== 'idle'
  return (
    <>
      <DeskHead
        title="Vetrina"
        lead="Che cosa il Club mette davanti, e in quale ordine. Ogni cambio si vede subito."
        crumbs={DESK_CRUMBS}
      />
      <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-10 pb-16">
        <ConventionTabs current="/vetrina" />
        <Ranked
          id="migliori"
          title="Le migliori offerte"
          text={`Le prime ${BEST_OFFERS.home} sono nella home, le prime ${BEST_OFFERS.list} nella pagina Convenzioni. Dove mancano, le più recenti prendono il loro posto. Se ne aggiunge una con la spunta nella sua pagina.`}
          empty="Nessuna scelta: si mostrano le più recenti."
        >
          {best.map((offer, at) => (
            <li key={offer.id} className={row}>
              <span className="w-7 text-right text-ink-soft tabular-nums">{at + 1}</span>
              <span className="min-w-0 flex-1 basis-32">
                <Link to={`${DESK_PATH}/offerte/${offer.id}`}>{offer.title}</Link>
                <span className="block text-ink-soft text-sm">{offer.shopName}</span>
              </span>
              {offer.state !== 'active' && (
                <Badge tone={STATE_WORDS[offer.state].tone}>{STATE_WORDS[offer.state].label}</Badge>
              )}
              <MoveButtons
                field={{ name: 'best', value: offer.id }}
                label={offer.title}
                isFirst={at === 0}
                isLast={at === best.length - 1}
                loss="L’offerta resta nella pagina del suo negozio: non è più tra le migliori."
              />
            </li>
          ))}
        </Ranked>
        <Ranked
          id="amati"
          title="I negozi più amati"
          text={`Se ne mostrano ${TOP_SHOPS}. Dove mancano, quelli con più offerte prendono il loro posto. Se ne aggiunge uno con la spunta nella sua pagina.`}
          empty="Nessuno scelto: si mostrano quelli con più offerte."
        >
          {top.map((shop, at) => (
            <li key={shop.id} className={row}>
              <span className="w-7 text-right text-ink-soft tabular-nums">{at + 1}</span>
              <span className="min-w-0 flex-1 basis-32">
                <Link to={`${DESK_PATH}/negozi/${shop.id}`}>{shop.name}</Link>
              </span>
              {shop.isHidden && <Badge tone="warning">Nascosto</Badge>}
              <MoveButtons
                field={{ name: 'top', value: shop.id }}
                label={shop.name}
                isFirst={at === 0}
                isLast={at === top.length - 1}
                loss="Il negozio resta tra le convenzioni: non è più tra i più amati."
              />
            </li>
          ))}
        </Ranked>
        <Ranked
          id="promozioni"
          title="Le promozioni"
          text={`Si mostrano le prime ${SLIDES} in testa alle Convenzioni, a chi ha il portafoglio dei negozi. Ognuna porta al suo negozio.`}
          empty="Nessuna: la pagina delle convenzioni comincia dagli accordi."
        >
          {slides.map((slide, at) => (
            <li key={slide.id} className={row}>
              <span className="aspect-[16/9] w-20 overflow-hidden rounded-small">
                {slide.imagePath ? (
                  <img src={slide.imagePath} alt="" className="size-full object-cover" />
                ) : (
                  <CoverArt seed={slide.imageKey} category="convenzioni" />
                )}
              </span>
              <span className="min-w-0 flex-1 basis-32">
                <strong>{slide.title}</strong>
                <span className="block text-ink-soft text-sm">{slide.shopName}</span>
              </span>
              <MoveButtons
                field={{ name: 'slides', value: slide.id }}
                label={slide.title}
                isFirst={at === 0}
                isLast={at === slides.length - 1}
                loss="La promozione e la sua immagine si cancellano."
              />
            </li>
          ))}
        </Ranked>
        <section aria-labelledby="aggiungi" className="max-w-2xl">
          <h2 id="aggiungi" className="mb-4 text-title-s">
            Aggiungi una promozione
          </h2>
          <Form
            key={slides.length}
            aria-labelledby="aggiungi"
            encType="multipart/form-data"
            errors={actionData?.errors}
          >
            <TextField
              name="title"
              label="La promozione"
              isRequired
              maxLength={90}
              defaultValue={actionData?.title ?? ''}
            />
            <Select
              name="shop"
              label="Negozio"
              placeholder="Scegli"
              isRequired
              options={shops}
              defaultValue={actionData?.shop ?? ''}
              className="max-w-sm"
            />
            <FileField
              name="file"
              label="Immagine"
              description="PNG, JPEG o WebP, orizzontale, al massimo 8 MB. Senza, la disegna il Club."
              isOptional
              accept="image/*"
            />
            <Button type="submit" icon="plus" isPending={isPending} className="justify-self-start">
              Aggiungi
            </Button>
          </Form>
        </section>
      </Wrap>
    </>
  )
}

type RankedProps = { id: string; title: string; text: string; empty: string; children: React.ReactNode[] }

function Ranked({ id, title, text, empty, children }: RankedProps) {
  return (
    <section aria-labelledby={id} className="grid max-w-3xl gap-3">
      <h2 id={id} className="text-title-s">
        {title}
      </h2>
      <p className="text-ink-soft">{text}</p>
      {children.length === 0 ? (
        <p className="rounded-card bg-paper p-5 shadow-card">{empty}</p>
      ) : (
        <ol className="rounded-card bg-paper py-2 shadow-card">{children}</ol>
      )}
    </section>
  )
}
