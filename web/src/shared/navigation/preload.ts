type Bring = (pathname: string) => void

let bring: Bring = () => {}

/** Set once by the app, which knows the chunk of each path. */
export const setPreloader = (preloader: Bring) => {
  bring = preloader
}

/** Preloads the chunk of a path's screen: a finger that touches a link is about to follow it. */
export const preload = (path: string) => bring(path.split(/[?#]/, 1)[0] ?? '')
