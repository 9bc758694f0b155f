// reads: db/seed/films/*
import { readFile } from 'node:fs/promises'
import type { TestClub } from './open-club.ts'
import { STAFF } from './visitors.ts'

/** Sends one file to a call, as a browser does. */
export async function sendTo(
  club: TestClub,
  call: { method: 'POST' | 'PUT'; url: string },
  file: { name: string; bytes: Uint8Array },
  username: number | null = STAFF.editor,
) {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(file.bytes)], file.name))
  const body = new Response(form)
  const headers = {
    ...(await club.cookieOf(username)),
    'sec-fetch-site': 'same-origin',
    'content-type': body.headers.get('content-type') ?? '',
  }
  return club.app.inject({ ...call, headers, payload: Buffer.from(await body.arrayBuffer()) })
}

const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:02.000\nBuongiorno.\n'

/** A true film and its captions, sent by an editor and saved by nobody yet. */
export async function sendFilmAndCaptions(club: TestClub): Promise<{ film: string; captions: string }> {
  const bytes = await readFile('db/seed/films/codice-sconto.webm')
  const film = await sendTo(
    club,
    { method: 'POST', url: `/api/content/film?byteSize=${bytes.byteLength}` },
    { name: 'Il mio film.webm', bytes },
  )
  const captions = await sendTo(
    club,
    { method: 'PUT', url: '/api/content/captions' },
    { name: 'it.vtt', bytes: Buffer.from(CAPTIONS) },
  )
  return { film: film.json().path, captions: captions.json().path }
}

/** Whether somebody may watch: a film that is not theirs does not exist. */
export async function watches(club: TestClub, path: string, username: number | null): Promise<number> {
  const headers = { ...(await club.cookieOf(username)), range: 'bytes=0-3' }
  const { statusCode, rawPayload } = await club.app.inject({ url: path, headers })
  if (statusCode === 206 && rawPayload.toString('hex') !== '1a45dfa3') throw new Error('These are not its first bytes.')
  return statusCode
}
