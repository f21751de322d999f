export const style = `
:root { --text: #1c2530; --dim: #5a6675; --line: #c9d1da; --field: #fff; --brand: #5a4bc4; --red: #b3261e; }
:root.dark { --text: #ececf1; --dim: #a9a9b8; --line: #3e3e4a; --field: #202128; --brand: #b3a6f5; --red: #ff8f85; }
* { box-sizing: border-box; }
body { margin: 0; background: transparent; color: var(--text); font: 14px/20px Inter, system-ui, sans-serif; }
main { padding: 2px; }
h1 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
h2 { margin: 0 0 4px; font-size: 15px; line-height: 20px; outline: none; }
p { margin: 0 0 12px; color: var(--dim); font-size: 13px; }
label { display: block; margin-bottom: 12px; font-weight: 550; }
input { display: block; width: 100%; height: 40px; margin-top: 4px; padding: 0 12px; border: 1px solid var(--line); border-radius: 8px; background: var(--field); color: inherit; font: inherit; font-weight: 400; font-variant-numeric: tabular-nums; }
input::placeholder { color: var(--dim); opacity: 1; }
input[aria-invalid=true] { border-color: var(--red); }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 1px; }
.problem { display: block; color: var(--red); font-size: 13px; font-weight: 400; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
details { color: var(--dim); font-size: 13px; }
summary { width: max-content; min-height: 24px; cursor: pointer; }
ul { margin: 0; padding: 0; list-style: none; }
li { padding: 2px 0; }
button { min-height: 40px; padding: 0 16px; border: 1px solid var(--line); border-radius: 8px; background: var(--field); color: var(--text); font: inherit; cursor: pointer; }
li button { min-height: 28px; padding: 0 8px; font-variant-numeric: tabular-nums; }
button.main { border-color: var(--brand); background: #5a4bc4; color: #fff; }
[hidden] { display: none; }
@media (max-width: 300px) { .pair { grid-template-columns: 1fr; gap: 0; } }
`
