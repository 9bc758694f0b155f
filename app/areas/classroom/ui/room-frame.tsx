import type { ReactNode } from 'react'
import { FileListener } from '#areas/courses/ui/file-listener.tsx'
import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { Wrap } from '#design/layout/layout.tsx'

type Props = { courseId: number; courseTitle: string; title: string; isRoom?: boolean; children: ReactNode }

/** The quiet frame of the room: where one is, and the thing to read. */
export function RoomFrame({ courseId, courseTitle, title, isRoom, children }: Props) {
  const crumbs = [{ label: 'La mia formazione', to: '/profilo/la-mia-formazione' }]
  return (
    <Wrap className="pb-16">
      <div className="py-4">
        <Breadcrumbs
          crumbs={
            isRoom
              ? [...crumbs, { label: courseTitle }]
              : [...crumbs, { label: courseTitle, to: `/aula/${courseId}` }, { label: title }]
          }
        />
      </div>
      <h1 className="text-title-xl">{title}</h1>
      <div className="mt-6">{children}</div>
      <FileListener />
    </Wrap>
  )
}
