import { staffOf } from '#areas/audience/context.server.ts'
import { requestPrompt } from '#areas/services/rules.ts'
import { servedTravel } from '#areas/travel/travel-record.server.ts'
import type { travel as record } from '#areas/travel/travel-record.ts'
import { TravelView } from '#areas/travel/ui/travel-view.tsx'
import { DESK_CRUMB } from '#design/desk/desk-head.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import type { ValuesOf } from '#platform/records/fields.ts'
import { PreviewBar, previewAudience, previewChoice } from '../preview-bar.tsx'
import { getRecord } from '../records/record-commands.server.ts'
import type { Route } from './+types/travel-preview'

/** The page of a travel as it was last saved, also while it is hidden, as a kind of visitor would get it. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  staffOf(context, 'contents.write')
  const choice = previewChoice(new URL(request.url).searchParams, [])
  const { id, picture, values } = await getRecord(partsOf(context).db, servedTravel, params.slug)
  const travel = { ...(values as ValuesOf<typeof record.fields>), slug: id, imagePath: picture }
  return { choice, travel, prompt: requestPrompt(previewAudience(choice), 'richiesta-viaggi') }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Anteprima di ${loaderData?.travel.title ?? 'un viaggio'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

const PATH = '/redazione/viaggi'
const CRUMBS = [DESK_CRUMB, { label: 'Viaggi', to: PATH }]

export default function TravelPreviewPage({ loaderData: { choice, travel, prompt } }: Route.ComponentProps) {
  return (
    <>
      <PreviewBar path={`${PATH}/${travel.slug}`} back="Torna al viaggio" {...choice} />
      <TravelView key={choice.type} travel={travel} prompt={prompt} crumbs={CRUMBS} />
    </>
  )
}
