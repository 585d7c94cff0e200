/*
 * Says that a part of the page could not be fetched, when the page itself cannot: its script is what is missing. The build
 * puts TEXTS (message and button by language) before it; boot.js imports it by its address.
 */

/* global TEXTS */
const [text, action] = TEXTS[language()];

function language() {
  let stored;
  try {
    stored = localStorage.getItem('locale');
  } catch {
    // Blocked: the browser's language will do.
  }
  const tags = [stored ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2));
  return tags.find((tag) => Object.hasOwn(TEXTS, tag)) ?? 'en';
}

const box = document.createElement('div');
box.className = 'n-fault';
box.setAttribute('role', 'alert');
const words = document.createElement('p');
words.textContent = text;
const button = document.createElement('button');
button.textContent = action;
button.addEventListener('click', () => location.reload());
box.append(words, button);
document.body.prepend(box);
delete document.documentElement.dataset.pending;
