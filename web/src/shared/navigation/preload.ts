type Bring = (pathname: string) => void

let bring: Bring = () => {}

/** Told once by the app, which knows the code behind each address. */
export const setPreloader = (preloader: Bring) => {
  bring = preloader
}

/** Brings the code of the screen an address leads to: a finger that touches a link is about to follow it. */
export const preload = (path: string) => bring(path.split(/[?#]/, 1)[0] ?? '')
