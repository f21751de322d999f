/** Style of the identity page, light or dark by system setting. */
export const style = `
:root { color-scheme: light dark; --ground: #f5f5f8; --card: #fff; --text: #1c1b22; --dim: #5b5966; --line: #dddce4; --brand: #5b4bc4; --on: #fff; --soft: #f1f0f7; --bad: #a3261b }
@media (prefers-color-scheme: dark) { :root { --ground: #131217; --card: #1c1b22; --text: #f0eff5; --dim: #b0aebb; --line: #383642; --brand: #b3a8ff; --on: #16122e; --soft: #292731; --bad: #ff9a8f } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif }
main { width: 100%; max-width: 420px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 28px 24px }
h1 { margin: 0 0 4px; font-size: 22px; line-height: 1.3 }
h2 { margin: 24px 0 8px; font-size: 15px }
p { margin: 0 0 16px; color: var(--dim) }
.error { color: var(--bad) }
form { display: grid; gap: 8px; margin: 0 }
label { display: grid; gap: 4px; font-size: 14px }
input { min-height: 44px; padding: 0 12px; border: 1px solid var(--dim); border-radius: 8px; background: var(--card); color: var(--text); font: inherit }
button { min-height: 44px; padding: 8px 14px; border: 1px solid var(--line); border-radius: 8px; background: var(--soft); color: var(--text); font: inherit; text-align: start; cursor: pointer }
button span { display: block; font-size: 14px; color: var(--dim) }
button.main { background: var(--brand); border-color: var(--brand); color: var(--on); text-align: center; font-weight: 600 }
button:hover { border-color: var(--text) }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px }
.ends { grid-template-columns: 1fr 1fr; margin-top: 24px; padding-top: 16px; border-top: 1px solid var(--line) }
.ends button { text-align: center }
`
