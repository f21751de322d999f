// Calls of the control API, and what the page's parts are made of.

export const element = (id) => document.getElementById(id)
export const sessionSelect = element('session')
export const tokenStore = 'controlToken'

/** An element with properties and children. */
export function make(tag, properties = {}, ...children) {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(properties)) {
    if (name.startsWith('data-') || name.startsWith('aria-')) made.setAttribute(name, value)
    else made[name] = value
  }
  made.append(...children.filter((child) => child !== null && child !== undefined))
  return made
}

const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`

function curlOf(method, path, body, headers) {
  const own = Object.entries(headers).map(
    ([name, value]) => ` -H ${quoted(`${name}: ${name === 'authorization' ? 'Bearer $CONTROL_TOKEN' : value}`)}`,
  )
  return `curl${method === 'GET' ? '' : ` -X ${method}`} ${quoted(location.origin + path)}${own.join('')}${body === undefined ? '' : ` -d ${quoted(body.length > 300 ? '@file.json' : body)}`}`
}

export function headersFor(body) {
  const token = sessionStorage.getItem(tokenStore)
  return {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(sessionSelect.value && { 'x-mock-session': sessionSelect.value }),
    ...(token && { authorization: `Bearer ${token}` }),
  }
}

/** Makes a call, and shows it unless it only refreshes the page. Throws with the reason of a refusal. */
export async function call(method, path, body, isQuiet = false) {
  const text = body === undefined ? undefined : JSON.stringify(body)
  const headers = headersFor(text)
  const answer = await fetch(path, { method, headers, ...(text !== undefined && { body: text }) })
  const reply = await answer.json().catch(() => null)
  if (!isQuiet) {
    element('last-call').textContent = curlOf(method, path, text, headers)
    element('last-status').textContent = answer.ok ? `${answer.status} OK` : `${answer.status}: ${reply?.responseMessage ?? ''}`
    element('last-status').className = answer.ok ? 'dim' : 'bad'
  }
  if (answer.status === 401) element('token-form').hidden = false
  if (!answer.ok) throw new Error(reply?.responseMessage ?? `The mock answered ${answer.status}.`)
  return reply
}

export const instantText = (seconds) => new Date(seconds * 1000).toLocaleString()
export const fill = (id, items, empty) =>
  element(id).replaceChildren(...(items.length > 0 ? items : [make('li', { className: 'dim' }, empty)]))
export const grow = (...children) => make('span', { className: 'grow' }, ...children)
export const item = (...children) => make('li', {}, make('div', { className: 'row' }, ...children))
export const json = (value) => make('pre', { tabIndex: 0 }, JSON.stringify(value, null, 2))

/** Lets every part read its data again. */
const refreshPage = () => document.dispatchEvent(new Event('refresh'))

/** A button that makes a call, and says which. Its name, which begins with its text, tells it from those of other rows. */
export function callButton([text, name], method, path, body, then = refreshPage) {
  const title = `${method} ${path}${body === undefined ? '' : ` ${JSON.stringify(body)}`}`
  const button = make('button', { type: 'button', title, 'aria-label': name }, text)
  button.addEventListener('click', () => run(() => call(method, path, body), then))
  return button
}

/** Failures of calls are shown by `call`. */
export async function run(work, then = refreshPage) {
  try {
    await Promise.resolve(then(await work()))
  } catch (error) {
    element('last-status').textContent = error.message
    element('last-status').className = 'bad'
  }
}
