import { Form, useNavigation } from 'react-router'
import { creditCount } from '#areas/courses/card-rules.ts'
import { downloadCertificate } from '#areas/courses/ui/download-certificate.ts'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { tenthInWords } from '#platform/pure/tenths.ts'
import { MOST_ATTEMPTS } from '../model.ts'
import { questionCount } from '../test-rules.ts'
import type { StudyRoom } from './study-plan.tsx'
import { WithoutCredits } from './without-credits.tsx'

/** The one thing to do next, whatever the state of the course. */
export function NextStep({ room, isUnconfirmed }: { room: StudyRoom; isUnconfirmed: boolean }) {
  switch (room.status) {
    case 2:
      return <Passed room={room} />
    case 3:
      return (
        <>
          <h2 className="text-title-m">Corso non superato</h2>
          <p>
            Non superato il {room.endedOn}: i {MOST_ATTEMPTS} tentativi sono finiti. Il materiale resta consultabile.
          </p>
          {room.again && <EnrolAgain credits={room.course.credits} again={room.again} isUnconfirmed={isUnconfirmed} />}
        </>
      )
    case 4:
      return (
        <>
          <h2 className="text-title-m">Corso scaduto</h2>
          <p>Il materiale resta consultabile, la prova è chiusa.</p>
        </>
      )
    default:
      return <Test room={room} />
  }
}

/** Paid for as the first time, and said before. */
type AgainProps = { credits: number; again: NonNullable<StudyRoom['again']>; isUnconfirmed: boolean }

function EnrolAgain({ credits, again: { balance, earnsCredits }, isUnconfirmed }: AgainProps) {
  const isPending = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="grid gap-3">
      {earnsCredits ? (
        <p>
          Iscrivendoti di nuovo usi {creditCount(credits)} (adesso ne hai {tenthInWords(balance ?? 0)}) e hai altri{' '}
          {MOST_ATTEMPTS} tentativi.
        </p>
      ) : (
        <>
          <p>Iscrivendoti di nuovo hai altri {MOST_ATTEMPTS} tentativi.</p>
          <WithoutCredits isUnconfirmed={isUnconfirmed} />
        </>
      )}
      <Button type="submit" variant="accent" isPending={isPending}>
        Iscriviti di nuovo
      </Button>
    </Form>
  )
}

function Passed({ room: { course, endedOn, score, ...room } }: { room: StudyRoom }) {
  return (
    <>
      <h2 className="text-title-m">Corso superato</h2>
      <p>
        Il {endedOn}
        {score !== null && `, con il ${score}% di risposte esatte`}.
      </p>
      {room.isRevoked ? (
        <p role="status">L’attestato di questo corso è stato revocato: scrivi all’assistenza.</p>
      ) : !room.isQuestionnaireDone ? (
        <ButtonLink to={`/aula/${course.id}/questionario`} variant="accent">
          Compila il questionario
        </ButtonLink>
      ) : !room.isTraineeComplete ? (
        <>
          <p>Per stampare l’attestato mancano alcuni tuoi dati.</p>
          <ButtonLink to={`/aula/${course.id}/dati-attestato`} variant="accent">
            Completa i dati per l’attestato
          </ButtonLink>
        </>
      ) : (
        <Button icon="download" onClick={() => downloadCertificate(course.id)}>
          Scarica l’attestato
        </Button>
      )}
    </>
  )
}

function Test({ room: { course, door, attempts, lessons, lastScore } }: { room: StudyRoom }) {
  const left = MOST_ATTEMPTS - attempts
  const next = lessons.find(({ state }) => state === 'open')
  return (
    <>
      {door.kind === 'again' && (
        <p role="status" className="rounded-field bg-warning-tint px-4 py-3">
          Hai risposto esattamente al {lastScore}% delle domande: serve il 75%. Ripassa tutto il materiale e riprova:
          hai ancora {left} {left === 1 ? 'tentativo' : 'tentativi'}.
        </p>
      )}
      {door.kind === 'open' ? (
        <>
          <h2 className="text-title-m">Prova finale</h2>
          <p>
            {questionCount(course.credits)} domande, quattro risposte ciascuna. Serve il 75%. Tentativo {door.attempt}{' '}
            di {MOST_ATTEMPTS}.
          </p>
          <ButtonLink to={`/aula/${course.id}/prova`} variant="accent">
            Vai alla prova
          </ButtonLink>
        </>
      ) : (
        next && (
          <>
            <h2 className="text-title-m">{door.kind === 'again' ? 'Ripassa' : 'Studia'}</h2>
            <p>La prova finale si apre quando hai completato tutte le lezioni.</p>
            <ButtonLink to={`/aula/${course.id}/lezione/${next.id}`} variant="accent" iconAfter="arrow-right">
              {lessons[0]?.id === next.id ? 'Inizia dalla prima lezione' : 'Riprendi da dove eri'}
            </ButtonLink>
          </>
        )
      )}
    </>
  )
}
