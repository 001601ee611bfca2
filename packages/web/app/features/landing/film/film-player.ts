// Plays the film unless the visitor prefers reduced motion or reduced data, and adds a play button. The page's only script.
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
// Browsers that block autoplay refuse; the button remains. Nothing of the film is fetched before the page is painted.
const play = () => requestAnimationFrame(() => setTimeout(() => film.play().catch(show)))
if (!wantsCalm && !savesData) {
  if (document.readyState === 'complete') play()
  else addEventListener('load', play)
}
