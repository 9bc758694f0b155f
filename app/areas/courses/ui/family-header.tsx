import { PageHead } from '#design/page-head/page-head.tsx'

type Props = { title: string; lead: string; children?: React.ReactNode }

/** How the page of a family of courses begins. */
export function FamilyHeader({ title, lead, children }: Props) {
  return (
    <PageHead
      title={title}
      lead={lead}
      crumbs={[
        { label: 'Home', to: '/' },
        { label: 'Corsi ECM', to: '/corsi-ecm-fad' },
      ]}
      actions={children}
    />
  )
}
