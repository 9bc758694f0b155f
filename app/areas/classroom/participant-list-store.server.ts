import { sql } from 'drizzle-orm'
import { members } from '#areas/audience/tables.server.ts'
import { ENROLMENT_WORDS } from '#areas/courses/desk-copy.ts'
import { statusNow } from '#areas/courses/enrolment-store.server.ts'
import { COURSE_STATUSES, type Course } from '#areas/courses/model.ts'
import { courses, enrolments } from '#areas/courses/tables.server.ts'
import { plainList } from '#areas/lists/plain-list-store.server.ts'
import { type DeskList, inOrder } from '#areas/lists/row-store.server.ts'
import { type EnrolledPerson, listEnrolledPeople } from './desk-store.server.ts'

/** DSK-012. Who enrolled in an edition; in progress after the last day is expired, as everywhere. */
export const participantsOf = ({ id, title }: Pick<Course, 'id' | 'title'>): DeskList<EnrolledPerson> =>
  plainList<EnrolledPerson>({
    name: `partecipanti-${id}`,
    path: `/redazione/corsi/${id}/partecipanti`,
    title: `Partecipanti a ${title}`,
    everything: `tutti i partecipanti a ${title}`,
    from: sql`${enrolments} join ${courses} on courses.id = enrolments.course_id join ${members} on members.id = enrolments.member_id`,
    id: sql`enrolments.member_id`,
    always: sql`enrolments.course_id = ${id}`,
    usual: { by: 'iscrizione', isDescending: true },
    offered: ['stato', 'professione', 'iscrizione'],
    columns: [
      {
        key: 'name',
        title: 'Persona',
        kind: 'text',
        value: sql`members.surname || ' ' || members.name`,
        of: ({ surname, name }) => `${surname} ${name}`,
      },
      {
        key: 'profession',
        title: 'Professione',
        kind: 'text',
        value: sql`members.profession`,
        of: ({ profession }) => profession,
      },
      {
        key: 'enrolled',
        title: 'Iscrizione',
        kind: 'instant',
        value: sql`enrolments.subscribed_at`,
        of: ({ subscribedAt }) => subscribedAt,
      },
      {
        key: 'ended',
        title: 'Fine',
        kind: 'instant',
        value: sql`enrolments.ended_at`,
        of: ({ endedAt }) => endedAt,
      },
      {
        key: 'score',
        title: 'Punteggio',
        kind: 'number',
        value: sql`enrolments.score`,
        of: ({ score }) => score,
      },
      {
        key: 'read',
        title: 'Letto',
        kind: 'number',
        value: sql`enrolments.percentage_of_completion`,
        of: ({ percentage }) => percentage,
      },
      {
        key: 'status',
        title: 'Stato',
        kind: 'choice',
        choices: Object.fromEntries(COURSE_STATUSES.map((status) => [String(status), ENROLMENT_WORDS[status].label])),
        value: (now) => sql`${statusNow(now)}::text`,
        of: ({ status }) => String(status),
      },
    ],
    rowsOf: async (db, ids, now) =>
      inOrder(ids, await listEnrolledPeople(db, id, ids, now), ({ memberId }) => memberId),
  })
