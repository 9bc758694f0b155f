import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ServerBuild } from 'react-router'
import { throughDeskDoor } from '#areas/account/desk-door-rules.ts'
import { findDeskDoor } from '#areas/account/desk-door-store.server.ts'
import { provideSignInSettings } from '#areas/account/settings.server.ts'
import { ANONYMOUS, type Viewer } from '#areas/audience/model.ts'
import { sessionMark } from '#areas/audience/staff-permission-rules.ts'
import { findViewerByMemberId } from '#areas/audience/store.server.ts'
import { provideBillingSettings } from '#areas/billing/context.server.ts'
import { registerPaymentNotices } from '#areas/billing/notice-api.server.ts'
import { listBillingAddresses } from '#areas/billing/order-store.server.ts'
import { followClub } from '#areas/club/context.server.ts'
import { drawnIcon, registerIcon } from '#areas/club/icon-api.server.ts'
import { registerWellKnown } from '#areas/club/well-known-api.server.ts'
import { registerCovers } from '#areas/content/cover-drawing-api.server.ts'
import { isFilmFile } from '#areas/content/film-rules.ts'
import { registerSharedPictures } from '#areas/content/shared-picture-api.server.ts'
import { countFiguresJob } from '#areas/figures/jobs.server.ts'
import { countLastMismatches } from '#areas/figures/recount-store.server.ts'
import { provideRecommender } from '#areas/magazines/context.server.ts'
import { provideHealthNews } from '#areas/news/context.server.ts'
import { provideMemberData } from '#areas/profile/member-data-context.server.ts'
import { CLOSED_WORDS, REFUSED_WORDS } from '#areas/view-as/copy.ts'
import { isCallOpenToViewAs } from '#areas/view-as/opening-rules.ts'
import { startBackground } from '#platform/background.server.ts'
import { type Clock, isMovable, systemClock } from '#platform/clock.ts'
import type { Database } from '#platform/db/database.server.ts'
import { pendingMigrations } from '#platform/db/migrate.server.ts'
import { type Env, hasInventedSender } from '#platform/env.server.ts'
import { NotAllowed } from '#platform/errors.ts'
import { openDisk } from '#platform/files/disk.server.ts'
import { lendDisk } from '#platform/files/lent-disk.server.ts'
import { serveFiles } from '#platform/files/serve-files.server.ts'
import { serveClientFiles } from '#platform/http/client-files.server.ts'
import { demoClockCall } from '#platform/http/demo-clock.server.ts'
import { securityHeaders } from '#platform/http/headers.server.ts'
import { registerHealth, untilTrue } from '#platform/http/health.server.ts'
import { createHttpServer } from '#platform/http/http-server.server.ts'
import { registerCalls } from '#platform/http/register-calls.server.ts'
import { requestIdOf } from '#platform/http/server-options.server.ts'
import { enqueue } from '#platform/jobs/enqueue.server.ts'
import { countJobs } from '#platform/jobs/store.server.ts'
import { addressReader, createAccessLog } from '#platform/log/access-log.server.ts'
import { countOutbox } from '#platform/mail/store.server.ts'
import { registerMetrics } from '#platform/metrics/metrics.server.ts'
import { lendOutside, openOutside } from '#platform/outside/outside.server.ts'
import { createPageCache } from '#platform/page-cache/page-cache.server.ts'
import { truncatedNetwork } from '#platform/pure/network.ts'
import { appSecrets } from '#platform/secrets/app-secret.server.ts'
import { lendSecret } from '#platform/secrets/lent-secret.server.ts'
import { sessionCookieName } from '#platform/session/cookie.ts'
import { STAFF_SESSION } from '#platform/session/model.ts'
import { createViewerResolver, type ViewerResolver } from '#platform/session/viewer-resolver.server.ts'
import { lendTally } from '#platform/tally/lent-tally.server.ts'
import { calls } from './api.server.ts'
import { followClubChanges } from './changes.server.ts'
import { jobs, jobsWith } from './jobs.server.ts'
import { serveKeptPagesFirst } from './kept-pages.server.ts'
import { memberData } from './member-data.server.ts'
import { followNextSteps } from './next-steps.server.ts'
import { type RegisteredPages, registerPages, sendRefusal } from './pages.server.ts'
import { mayReadFile } from './private-files.server.ts'
import { openTally } from './tally.server.ts'
import { keepOnlySession, lookingAs, refuseWhileLooking, viewerAt } from './view-as.server.ts'

export type AppParts = {
  env: Env
  database: Database
  /** The same database, for the connection that hears what other nodes announce. */
  databaseUrl: string
  clock: Clock
  /** Folder of the built browser files; absent in development, where Vite serves them. */
  clientFolder?: string
  /** Whether this process also works the jobs and sends the mail; tests and benches usually do not. */
  worksJobs?: boolean
  logStream?: NodeJS.WritableStream
  /** Benches measure what counting costs. */
  countsOpenings?: boolean
}

/** The club as one Fastify: calls, files, pages. Nothing is opened at import; what is opened here closes with the app. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { env, database, databaseUrl, clock } = parts
  const stream = parts.logStream ?? process.stdout
  const accessLog = env.hasAccessLog ? createAccessLog(stream, () => systemClock.now().getTime()) : null
  const app = await createHttpServer(env, { logStream: parts.logStream, accessLog })
  const cache = createPageCache({ maxBytes: env.pageCacheBytes })
  const resolver = viewerResolver(parts)
  const tally = openTally(app, parts)
  lendTally(app, tally)
  const club = followClub(database.db, env.club, env.publicOrigin)
  const follower = await followClubChanges(app, { cache, resolver, club, database, databaseUrl })

  const cookieName = sessionCookieName(env.isHttps)
  const resolveViewer = async (request: FastifyRequest) => {
    const viewer = viewerAt(await resolver.resolve(request.headers.cookie), request.url)
    if (viewer.viewAs && !viewer.viewAs.isAtDesk) keepOnlySession(request, cookieName)
    return viewer
  }
  followNextSteps(app, { tally, clock, isHttps: env.isHttps, resolveViewer })
  /** DSK-036. Whoever looks as a member writes nothing, whatever asks for it. */
  const dbFor = ({ viewAs }: Viewer) => (viewAs && !viewAs.isAtDesk ? database.readOnly() : database.db)
  refuseWhileLooking(app, {
    resolveViewer,
    refuseReader: (reply) => sendRefusal(reply, club.now(), { title: 'Non puoi farlo adesso', text: REFUSED_WORDS }),
  })
  const secret = await appSecrets(env)
  lendSecret(app, secret)
  const outside = await openOutside(env, app.log, { db: database.db, clock })
  lendOutside(app, outside)
  provideSignInSettings(app, {
    secret,
    breachedPasswords: outside.breachedPasswords,
    isHttps: env.isHttps,
    isDemo: env.isDemo,
    isRegistrationQuiet: env.isRegistrationQuiet,
    trialNeedsProof: env.trialNeedsProof,
    otherAddressesOf: listBillingAddresses,
    get club() {
      return club.now()
    },
    origin: env.publicOrigin,
  })
  provideMemberData(app, memberData)
  provideHealthNews(app, {
    url: env.reading.healthNewsUrl,
    isDemo: env.isDemo,
    db: database.db,
    clock,
    log: app.log,
  })
  provideRecommender(app, { url: env.reading.magazinesUrl, clock, log: app.log })
  const { forgetMember } = resolver
  provideBillingSettings(app, {
    payments: outside.payments,
    get club() {
      return club.now()
    },
    origin: env.publicOrigin,
    forgetMember,
  })
  await registerPaymentNotices(app, { db: database.db, clock })
  const disk = await openDisk(env)
  lendDisk(app, disk)
  const background = parts.worksJobs
    ? await startBackground({
        env,
        club: club.now,
        db: database.db,
        url: databaseUrl,
        clock,
        log: app.log,
        outside,
        disk,
        jobs: [...jobs, ...jobsWith({ disk, secret })],
      })
    : null
  if (background) {
    app.addHook('onClose', () => background.close())
    // FIG-053. A club that has just been upgraded, or was off, does not wait for the next turn to be counted.
    await enqueue(database.db, countFiguresJob, {})
  }
  registerHealth(app, {
    store: env.databaseUrl ? 'external' : 'embedded',
    checks: {
      database: () => database.ping(),
      migrations: untilTrue(async () => (await pendingMigrations({ url: databaseUrl })).length === 0),
      changes: follower.hearsOrReads,
      ...(background && { jobs: background.isWorking }),
    },
  })
  let pages: RegisteredPages | null = null
  const count = registerMetrics(app, env, {
    pageCache: cache.stats,
    changes: follower.stats,
    pool: database.pool,
    mail: () => countOutbox(database.db),
    figureMismatches: () => countLastMismatches(database.db),
    ...(outside.breachedPasswords && { unansweredBreachChecks: outside.breachedPasswords.failures }),
    pageRoute: (request) => pages?.routeOf(request) ?? null,
    audienceType: (request) => {
      const viewer = resolver.peek(request.headers.cookie)
      return (viewer?.viewAs?.by ?? viewer)?.audience.type
    },
    ...(background && { jobs: () => countJobs(database.db) }),
  })
  await registerCalls(app, env.isDemo && isMovable(clock) ? [...calls, demoClockCall<Viewer>(clock)] : calls, {
    db: database.db,
    clock,
    clubName: () => club.now().name,
    publicOrigin: env.publicOrigin,
    isStrict: !env.isProduction,
    resolveViewer,
    dbFor,
    refusal: ({ viewAs }, call) => (viewAs && !isCallOpenToViewAs(call) ? CLOSED_WORDS : null),
    noticeWriter: ({ member }) => member && forgetMember(member.id),
  })
  serveFiles(app, {
    db: database.db,
    disk,
    mayRead: async (request, file) => {
      const viewer = await resolveViewer(request)
      // DSK-036. What was sent to the club may hold the data of others.
      if (viewer.viewAs && !isFilmFile(file)) throw new NotAllowed(CLOSED_WORDS)
      return mayReadFile(dbFor(viewer), viewer, file, clock.now())
    },
  })
  registerCovers(app)
  registerSharedPictures(app, {
    clubNow: () => club.now(),
    disk,
    markOf: async (now) => Buffer.from(await drawnIcon(now, database.db, disk)),
  })
  registerIcon(app, { club, db: database.db, disk })
  registerWellKnown(app, { club, clock, origin: env.publicOrigin })
  if (parts.clientFolder) await serveClientFiles(app, parts.clientFolder)
  const build: ServerBuild = await import('virtual:react-router/server-build')
  pages = await registerPages(app, {
    build,
    mode: parts.clientFolder ? 'production' : 'development',
    cache,
    tally,
    origin: env.publicOrigin,
    baseHeaders: securityHeaders(env),
    isHttps: env.isHttps,
    frameOrigins: env.frameOrigins,
    resolveViewer,
    dbFor,
    parts: () => ({
      db: database.db,
      clock,
      now: clock.now(),
      log: app.log,
      disk,
      isDemo: env.isDemo,
      hasGallery: env.hasGallery,
      sendsMail: Boolean(env.mail.url),
      hasOwnSender: !hasInventedSender(env.mail),
      maxBlockMs: env.maxBlockMs,
      isSecure: env.isHttps,
      secret,
      club: club.now(),
      ownClub: club,
      origin: env.publicOrigin,
      outside,
      reading: { pressReaderUrl: env.reading.pressReaderUrl, frameOrigins: env.frameOrigins },
      forgetMember,
    }),
  })
  const addressOf = addressReader(env.trustProxy)
  serveKeptPagesFirst(app, {
    cache,
    tally,
    resolver,
    requestIdOf: (request) => requestIdOf(request, env),
    count,
    accessLog,
    networkOf: (request) => truncatedNetwork(addressOf(request)),
  })
  return app
}

function viewerResolver({ env, database, clock }: AppParts): ViewerResolver<Viewer> {
  return createViewerResolver<Viewer>({
    db: database.db,
    clock,
    isSecure: env.isHttps,
    anonymous: ANONYMOUS,
    findViewer: async (memberId, session, now) => {
      const found = await findViewerByMemberId(database.db, memberId, now)
      if (!found) return null
      const { audience, member, validUntil } = found
      const limits = member.roles.length > 0 ? { limits: STAFF_SESSION } : {}
      const viewer = { audience, member, sessionId: session.id }
      // A demo is entered by everybody with the same password: nobody's factor shuts the others out.
      const door = member.roles.length > 0 && !env.isDemo ? await findDeskDoor(database.db, session, now) : null
      const own = { viewer: throughDeskDoor(viewer, door), validUntil }
      return { ...(await lookingAs(database.db, own, now)), role: sessionMark(member), ...limits }
    },
  })
}
