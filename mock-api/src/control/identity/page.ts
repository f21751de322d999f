import { escaped } from '../../http/markup.ts'
import { people, type Person } from './people.ts'
import type { IdentityRequest } from './request.ts'
import { style } from './style.ts'

export const CHOICE_PATH = '/control/identity/choice'

const documentOf = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${body}
</main>
</body>
</html>
`

const hidden = (request: IdentityRequest): string =>
  Object.entries(request)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`)
    .join('')

const form = (request: IdentityRequest, content: string, className = ''): string =>
  `<form method="post" action="${CHOICE_PATH}" class="${className}">${hidden(request)}${content}</form>`

const personButton = ({ first_name, last_name, email }: Person, index: number): string =>
  `<button name="choice" value="${index}">${first_name} ${last_name}<span>${email}</span></button>`

const newcomer = `<label>Full name<input name="name" autocomplete="name" required></label>
<label>Email<input name="email" type="email" autocomplete="email" required></label>
<button class="main" name="choice" value="new">Continue as somebody new</button>`

const ends = '<button name="choice" value="cancel">Cancel</button><button name="choice" value="fail">Fail</button>'

export function identityPage(request: IdentityRequest, problem?: string): string {
  const explained = `<p>This page stands in for ${request.provider}, so you can sign in without a network. Choose who you are.</p>`
  const error = problem === undefined ? '' : `<p class="error" role="alert">${escaped(problem)}</p>`
  const known = form(request, people.map(personButton).join(''))
  const newPerson = `<h2>Someone new</h2>${form(request, newcomer)}`
  return documentOf(`Sign in with ${request.provider}`, explained + error + known + newPerson + form(request, ends, 'ends'))
}

/** Shown instead for an invalid request. */
export const errorPage = (sentence: string): string =>
  documentOf('This sign-in can’t start', `<p class="error" role="alert">${escaped(sentence)}</p>`)
