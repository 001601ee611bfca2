// Starts the film for those who have asked for neither calm nor thrift, and gives it one button. A script of its own: the page has no other.
const film = document.querySelector('.film video') as HTMLVideoElement
const button = document.querySelector('.film button') as HTMLButtonElement

const wantsCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
const savesData = 'waits' in film.dataset

const show = () => button.setAttribute('aria-pressed', String(film.paused))

film.controls = false
button.hidden = false
button.addEventListener('click', () => (film.paused ? film.play() : film.pause()))
for (const change of ['play', 'pause']) film.addEventListener(change, show)
show()
// A browser that lets nothing play by itself refuses; the button is there.
if (!wantsCalm && !savesData) film.play().catch(show)
