import { Badge } from '../badge/badge.tsx'
import { ButtonLink } from '../button/button.tsx'
import type { Example } from '../example.ts'
import { Link } from '../link/link.tsx'
import { Table } from '../table/table.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { ConditionChips } from './condition-chips.tsx'
import { ConditionEditor } from './condition-editor.tsx'
import { DenseTable, Dot } from './dense-table.tsx'
import { DeskAct, DeskBox } from './desk-box.tsx'
import { DeskForm } from './desk-form.tsx'
import { DeskHistory } from './desk-history.tsx'
import { DeskList } from './desk-list.tsx'
import { SheetHead, ViewTabs } from './desk-sheet.tsx'
import { ListPager } from './list-pager.tsx'

const words = {
  find: 'Cerca un viaggio',
  one: 'viaggio',
  many: 'viaggi',
  order: 'dal più vicino',
  notFound: 'Nessun viaggio trovato',
  noneYet: 'Non c’è ancora nessun viaggio',
  first: 'Il primo comincia da «Nuovo viaggio».',
}
const search = { label: 'Titolo o luogo' }
const filters = [{ name: 'stato', label: 'Stato', all: 'Tutti', options: [{ value: 'nascosti', label: 'Nascosti' }] }]

const chips = {
  chips: [{ label: 'Tipo', relation: 'è', values: 'Premium o In prova', editTo: '/?campo=tipo', removeTo: '/' }],
  broken: [{ words: 'stipendio: alto', removeTo: '/?tipo=PREMIUM' }],
  offered: [{ label: 'Piano', to: '/?campo=piano' }],
  chooseTo: '/?campo=tutti',
}

export const examples: Example[] = [
  {
    name: 'Un elenco con le sue condizioni',
    render: () => (
      <div className="bg-paper">
        <SheetHead title="Iscritti di esempio" count="2 su 40" />
        <ViewTabs label="Viste di esempio" tabs={[{ label: 'Tutti', to: '/', count: '40', isCurrent: true }]} />
        <ConditionChips {...chips} />
        <DenseTable
          caption="Iscritti di esempio"
          rows={[{ name: 'Bellini Aurora', type: 'In prova', credits: 12 }]}
          rowKey={({ name }) => name}
          columns={[
            {
              key: 'name',
              title: 'Persona',
              isRowTitle: true,
              onPhone: 'first',
              sort: { to: '/?ordina=-cognome', direction: 'ascending' },
              cell: ({ name }) => <Link to="/">{name}</Link>,
            },
            { key: 'type', title: 'Tipo', onPhone: 'second', cell: ({ type }) => <Dot tone="trial">{type}</Dot> },
            { key: 'credits', title: 'Crediti', align: 'end', from: 'lg', cell: ({ credits }) => credits },
          ]}
        />
        <ListPager position="1–1 di 2" previousTo={null} nextTo="/?pagina=2" size={50} kept={[]} />
      </div>
    ),
  },
  {
    name: 'Una condizione che si sceglie',
    render: () => (
      <div className="relative min-h-130">
        <ConditionEditor
          field={{ name: 'corso', label: 'Corso', kind: 'choice', which: 'Quale corso', when: 'Quando' }}
          condition={null}
          choices={[{ value: 'superato', label: 'superato' }]}
          whichChoices={[{ value: '1', label: 'Privacy in ambulatorio' }]}
          kept={[['tipo', 'PREMIUM']]}
          closeTo="/"
          problem="Completa la condizione: manca un valore, o non è scritto bene."
        />
      </div>
    ),
  },
  {
    name: 'Un elenco',
    render: () => (
      <div className="grid gap-6">
        <DeskList
          listed={{ typed: '', chosen: { stato: 'nascosti' }, page: 2, pages: 4, total: 61 }}
          icon="plane"
          words={words}
          search={search}
          filters={filters}
        >
          <Table
            caption="Viaggi"
            isCaptionHidden
            rows={[{ title: 'Le isole del vento', state: 'Nascosto' }]}
            rowKey={({ title }) => title}
            columns={[
              { key: 'title', title: 'Viaggio', isRowTitle: true, cell: ({ title }) => <Link to="/">{title}</Link> },
              { key: 'state', title: 'Stato', cell: ({ state }) => <Badge tone="warning">{state}</Badge> },
            ]}
          />
        </DeskList>
      </div>
    ),
  },
  {
    name: 'Niente trovato',
    render: () => (
      <div className="grid gap-6">
        <DeskList
          listed={{ typed: 'luna', chosen: {}, page: 1, pages: 1, total: 0 }}
          icon="plane"
          words={{ ...words, find: 'Cerca di nuovo un viaggio' }}
          search={search}
        >
          {null}
        </DeskList>
      </div>
    ),
  },
  {
    name: 'Ancora niente',
    render: () => (
      <div className="grid gap-6">
        <DeskList
          listed={{ typed: '', chosen: {}, page: 1, pages: 1, total: 0 }}
          icon="plane"
          words={words}
          firstAction={<ButtonLink to="/">Nuovo viaggio</ButtonLink>}
        >
          {null}
        </DeskList>
      </div>
    ),
  },
  {
    name: 'Un modulo che qualcun altro ha salvato intanto',
    render: () => (
      <DeskForm
        path="/viaggi/1"
        seen={3}
        backTo="/"
        isSummaryQuiet
        answer={{
          errors: {},
          typed: {},
          seen: '3',
          conflict: { message: 'Nel frattempo qualcun altro ha salvato.', who: 'Laura Villa, oggi', over: 'save 4' },
        }}
      >
        <TextField name="titolo" label="Titolo" defaultValue="Le isole del vento" />
      </DeskForm>
    ),
  },
  {
    name: 'Accanto al modulo',
    render: () => (
      <div className="grid gap-6">
        <DeskBox title="Toglierlo">
          <p className="text-ink-soft">Chi lo vedeva non lo vede più.</p>
          <DeskAct
            act="remove"
            icon="trash-2"
            ask={{ question: 'Togli il viaggio?', loss: 'Non si può annullare.', confirmLabel: 'Togli' }}
          >
            Togli
          </DeskAct>
        </DeskBox>
        <DeskHistory lines={[{ id: '1', what: 'Pubblicato', at: '3 marzo 2026, 10:20', who: 'Laura Villa' }]} />
      </div>
    ),
  },
]
