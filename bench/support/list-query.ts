/** What the page asks for its list, for 50 reports. */
export const LIST_QUERY = `
  query Reports($first: Int!) {
    reports(first: $first) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges {
        cursor
        node {
          id status statusLabel progressPercent estimatedSecondsLeft updatedAt
          messages { type text }
          settings {
            createNewComments addDefectLocations writeMaintenanceTips writeFunctionalConditions writeHeader
          }
          headerAddress
          isHousemaster
        }
      }
    }
  }`;

/** Reports of the list. */
export const LIST_LENGTH = 50;
