export const termsHtml = `<p>These terms apply when you use Callout. They are short, so that you can read them.</p>
<h2>Your account</h2>
<p>You need a working email address. Keep your password to yourself; what is done with your account counts as done by you. Each person who works with Callout has an account of their own.</p>
<h2>Free trial and plans</h2>
<p>The trial lasts 7 days and needs no credit card. After it you choose a plan or stop; nothing is charged by itself. A plan renews at the end of each month or year until you cancel it, and stays usable until the end of the paid period.</p>
<h2>Your data</h2>
<p>What you enter belongs to you. You allow us to store and process it so that the service can work, and you see to it that you may give us your customers' data.</p>
<h2>Fair use</h2>
<ul>
<li>Do not break the law with it, and do not send messages that people have not agreed to.</li>
<li>Do not try to reach the data of others or to disturb the service.</li>
</ul>
<h2>Availability and liability</h2>
<p>We work to keep the service running and your data safe, but cannot promise that it never fails. We are liable for damage that we cause on purpose or by gross negligence.</p>
<h2>Changes</h2>
<p>When these terms change we tell you 30 days before. If you do not agree you can close your account until then.</p>`
