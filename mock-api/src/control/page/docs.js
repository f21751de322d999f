const PASSWORD = 'demo1234'
const headers = { 'content-type': 'application/json', 'X-FC-App-Platform': '2' }

const json = async (path, options) => (await fetch(path, options)).json()

const spec = await json('/openapi.json')
// This page may have another name for the same address.
spec.servers = [{ url: new URL(new URL(spec.servers[0].url).pathname, location.href).href }]
const ui = globalThis.SwaggerUIBundle({
  spec,
  dom_id: '#api',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  tryItOutEnabled: true,
  validatorUrl: null,
  defaultModelsExpandDepth: -1,
})

document.getElementById('decisions').append(
  ...Object.entries(spec['x-decisions']).flatMap(([number, text]) => {
    const [term, detail] = [document.createElement('dt'), document.createElement('dd')]
    term.textContent = number
    detail.textContent = text
    return [term, detail]
  }),
)

const form = document.getElementById('sign-in')
const status = form.querySelector('[role="status"]')

async function signIn() {
  const body = JSON.stringify({ email: form.elements.email.value, password: PASSWORD })
  const { responseData, responseMessage } = await json('/api/v1/users/sign_in', { method: 'POST', headers, body })
  const token = responseData?.user?.authentication_token
  if (token) ui.preauthorizeApiKey('token', token)
  status.textContent = token ? `Calls are made as ${responseData.user.email}.` : responseMessage
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  void signIn()
})

const users = await json('/control/users')
if (Array.isArray(users)) form.elements.email.append(...users.map(({ email, user_type }) => new Option(`${email} (${user_type})`, email)))
else status.textContent = 'This mock needs its control token: sign in with POST /users/sign_in, and set the token under Authorize.'
