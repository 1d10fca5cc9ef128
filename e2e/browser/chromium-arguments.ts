/**
 * Chromium 156 loads two hidden pages for its address bar beside each page, also without a window: they take as much of the processor
 * as the page. The switch replaces Playwright's own, so the features that Playwright disables are repeated.
 */
const disabledFeatures = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'AimEnabled', 'AvoidCorsURLLoaderRestartOnRedirect'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsFirstBalancedModeAutoEnable'],
  ...['HttpsUpgrades', 'LensOverlay', 'MediaRouter', 'NetworkTimeServiceQuerying', 'OptimizationHints', 'PaintHolding'],
  ...['PreconnectToSearch', 'ThirdPartyStoragePartitioning'],
];

/** How Chromium is started by journeys and benches: it requests nothing of its own accord. */
export const chromiumArguments = [
  ...['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  `--disable-features=${disabledFeatures.join(',')}`,
];
