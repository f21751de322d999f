import { mockSessionHeader } from '@callout/contracts/constants'
import type { FastifyInstance } from 'fastify'

export type Send = (call: {
  readonly method: string
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: object | undefined
}) => Promise<{ readonly status: number; readonly text: string }>

type Arguments = Readonly<Record<string, unknown>>

export interface Tool {
  readonly name: string
  readonly description: string
  readonly inputSchema: { readonly type: 'object'; readonly [keyword: string]: unknown }
  readonly isRead: boolean
  /** Returns text. Throws an Error with a sentence. */
  readonly run: (send: Send, args: Arguments) => Promise<string>
}

export const sendTo =
  (app: FastifyInstance, session: string, authorization: string | undefined): Send =>
  async ({ method, url, headers, body }) => {
    const isControl = url.startsWith('/control/')
    const reply = await app.inject({
      method,
      url,
      headers: { ...(isControl && authorization && { authorization }), ...headers, [mockSessionHeader]: session },
      ...(body && { payload: body }),
    })
    return { status: reply.statusCode, text: reply.body }
  }

/** The reply of a control call. Throws its message unless it succeeded. */
export async function control(send: Send, method: string, path: string, body?: object): Promise<string> {
  const { status, text } = await send({ method, url: `/control${path}`, body })
  if (status < 400) return text
  throw new Error((JSON.parse(text) as { responseMessage: string }).responseMessage)
}

export const textArgument = (args: Arguments, name: string): string => (typeof args[name] === 'string' ? args[name] : '')
