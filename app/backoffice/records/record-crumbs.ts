import { DESK_CRUMB } from '#design/desk/desk-head.tsx'
import type { RecordView } from '#platform/records/record.ts'

/** The pages above the list of a record. */
export const crumbsOf = ({ under, listAt }: RecordView) =>
  under && under.to !== listAt ? [DESK_CRUMB, under] : [DESK_CRUMB]
