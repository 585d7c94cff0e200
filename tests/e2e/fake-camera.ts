import type { Page } from '@playwright/test';

/* The parts that specs with Chromium's fake camera and microphone share. */

/** Keeps all tracks that the page is given, so that a test can see them end, or end them. */
export const keepTracks = (page: Page) =>
  page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    Object.assign(globalThis, { tracks });
    const devices = navigator.mediaDevices;
    const original = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (wanted) => {
      const stream = await original(wanted);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
