/** Under this setting a device keeps its shopper's last searches; like all settings it goes at logout. */
export const RECENT_SEARCHES = 'recentSearches';
