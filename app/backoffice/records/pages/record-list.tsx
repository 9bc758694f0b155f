import { recordListAction, recordListAt } from '../record-list.server.ts'
import { RecordList } from '../record-list-view.tsx'
import type { Route } from './+types/record-list'

export const loader = (args: Route.LoaderArgs) => recordListAt(args)

export const action = (args: Route.ActionArgs) => recordListAction(args)

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.view.words.title ?? 'Elenco'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function RecordListPage({ loaderData, actionData }: Route.ComponentProps) {
  return <RecordList shown={loaderData} answer={actionData} />
}
