import { staffOf } from '#areas/audience/context.server.ts'
import { requestPrompt } from '#areas/services/rules.ts'
import { DESK_CRUMBS, DESK_PATH } from '#areas/travel/desk-copy.ts'
import { getDeskTravel } from '#areas/travel/desk-store.server.ts'
import { TravelView } from '#areas/travel/ui/travel-view.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { PreviewBar, previewAudience, previewChoice } from '../preview-bar.tsx'
import type { Route } from './+types/travel-preview'

/** The page of a travel as it was last saved, also while it is hidden, as a kind of visitor would get it. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  staffOf(context, 'editor')
  const choice = previewChoice(new URL(request.url).searchParams, [])
  const {
    position: _,
    isHidden: _isHidden,
    version: _version,
    ...travel
  } = await getDeskTravel(partsOf(context).db, params.slug)
  return { choice, travel, prompt: requestPrompt(previewAudience(choice), 'richiesta-viaggi') }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Anteprima di ${loaderData?.travel.title ?? 'un viaggio'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function TravelPreviewPage({ loaderData: { choice, travel, prompt } }: Route.ComponentProps) {
  return (
    <>
      <PreviewBar path={`${DESK_PATH}/${travel.slug}`} back="Torna al viaggio" {...choice} />
      <TravelView key={choice.type} travel={travel} prompt={prompt} crumbs={DESK_CRUMBS} />
    </>
  )
}
